import type { NavItem } from '../../../../proto/entities/nav.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { safeHref } from '../../blocks/parts/href.ts';
import { containsCurrentPage } from './current-link.ts';
import { hrefInRegion } from '../context/href-in-region.ts';
import { useVisit } from '../context/visit-context.ts';
import { Disclosure } from './Disclosure.tsx';
import { NavLink } from './NavLink.tsx';
import type { NavControl } from './use-nav.ts';

export function MainNav({ control }: { control: NavControl }) {
  const { nav } = useVisit();
  return (
    <ul className="main-nav" role="list">
      {nav.items.map((item) => (
        <li key={item.key}>
          {item.subItems.length > 0 ? (
            <Dropdown item={item} control={control} />
          ) : (
            <NavLink className="nav-top" value={item.link} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Dropdown({ item, control }: { item: NavItem; control: NavControl }) {
  const visiting = useVisit();
  const { nav } = visiting;
  const { overview } = useMessages().nav;
  return (
    <Disclosure
      control={control}
      what={{ kind: 'desktopItem', key: item.key }}
      className="dropdown"
      summary={
        <span className="nav-top" data-here={containsCurrentPage(item, visiting) || undefined}>
          {item.link.text}
          <Chevron />
        </span>
      }
    >
      <div className="dropdown-panel">
        <div className="dropdown-inner">
          <div className="dropdown-about">
            <p className="dropdown-title">{item.link.text}</p>
            {safeHref(item.link) && <NavLink className="arrow" value={{ ...item.link, text: overview }} />}
          </div>
          <ul role="list">
            {item.subItems.map((sub) => (
              <li key={sub.key}>
                <NavLink value={sub.link} />
              </li>
            ))}
          </ul>
          <div className="dropdown-cta">
            <p>{nav.ctaText}</p>
            <NavLink className="arrow" value={hrefInRegion(nav.ctaLink, visiting)} />
          </div>
        </div>
      </div>
    </Disclosure>
  );
}

const Chevron = () => (
  <svg className="chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
