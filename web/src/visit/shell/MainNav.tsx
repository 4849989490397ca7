import type { NavItem } from '../../../../proto/entities/nav.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { safeHref } from '../../blocks/parts/href.ts';
import { containsCurrentPage } from './current-link.ts';
import { hrefInRegion } from '../context/href-in-region.ts';
import { useVisit } from '../context/visit-context.ts';
import { Disclosure } from './Disclosure.tsx';
import { NavLink } from './NavLink.tsx';
import type { NavControl } from './use-nav.ts';
import * as headerStyles from './header.module.css';
import * as panelsStyles from './panels.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function MainNav({ control }: { control: NavControl }) {
  const { nav } = useVisit();
  return (
    <ul className={headerStyles.mainNav} data-part="main-nav" role="list">
      {nav.items.map((item) => (
        <li key={item.key}>
          {item.subItems.length > 0 ? (
            <Dropdown item={item} control={control} />
          ) : (
            <NavLink className={headerStyles.navTop} value={item.link} />
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
      summary={
        <span className={headerStyles.navTop} data-here={containsCurrentPage(item, visiting) || undefined}>
          {item.link.text}
          <Chevron />
        </span>
      }
    >
      <div className={panelsStyles.root}>
        <div className={panelsStyles.inner}>
          <div className={panelsStyles.about}>
            <p className={panelsStyles.title}>{item.link.text}</p>
            {safeHref(item.link) && <NavLink className={buttonStyles.arrow} value={{ ...item.link, text: overview }} />}
          </div>
          <ul role="list">
            {item.subItems.map((sub) => (
              <li key={sub.key}>
                <NavLink value={sub.link} />
              </li>
            ))}
          </ul>
          <div className={panelsStyles.cta}>
            <p>{nav.ctaText}</p>
            <NavLink className={buttonStyles.arrow} value={hrefInRegion(nav.ctaLink, visiting)} />
          </div>
        </div>
      </div>
    </Disclosure>
  );
}

const Chevron = () => (
  <svg className={headerStyles.chevron} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
