import { safeHref } from '../../../../proto/href.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { hrefInRegion, keyIn, useVisit } from '../context/visit-context.ts';
import { containsCurrentPage, LinkItems, NavLink } from './NavLink.tsx';
import { Disclosure } from './Disclosure.tsx';
import { CLOSED, isMobileNavOpen, type NavControl } from './use-nav.ts';
import * as headerStyles from './header.module.css';
import * as mobileNavStyles from './mobile-nav.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function MobileNav({ control }: { control: NavControl }) {
  const visiting = useVisit();
  const { nav } = visiting;
  const messages = useMessages().nav;
  const expanded = isMobileNavOpen(control.open);
  return (
    <Disclosure
      control={control}
      what={expanded ? CLOSED : { kind: 'mobileNav' }}
      panel="mobileNav"
      expanded={expanded}
      className={headerStyles.mobileNav}
      label={expanded ? messages.closeMenu : messages.menu}
      summary={<span className={mobileNavStyles.burger} />}
    >
      <nav className={mobileNavStyles.panel} aria-label={messages.menu}>
        <ul role="list">
          {nav.items.map((item) => (
            <li key={item.key} data-key={keyIn(visiting, item.key)}>
              {item.subItems.length === 0 ? (
                <NavLink className={mobileNavStyles.top} value={item.link} />
              ) : (
                <Disclosure
                  control={control}
                  what={{ kind: 'mobileItem', key: item.key }}
                  group="menu"
                  className={mobileNavStyles.item}
                  summary={
                    <span className={mobileNavStyles.top} data-here={containsCurrentPage(item, visiting) || undefined}>
                      {item.link.text}
                    </span>
                  }
                >
                  <ul role="list">
                    {safeHref(item.link) && (
                      <li>
                        <NavLink value={{ ...item.link, text: messages.overview }} />
                      </li>
                    )}
                    <LinkItems items={item.subItems} />
                  </ul>
                </Disclosure>
              )}
            </li>
          ))}
        </ul>
        <NavLink
          className={`${buttonStyles.button} ${buttonStyles.buttonAccent}`}
          value={hrefInRegion(nav.contactLink, visiting)}
        />
        {nav.brands.length > 0 && (
          <ul role="list" className={mobileNavStyles.brands}>
            <LinkItems items={nav.brands} />
          </ul>
        )}
      </nav>
    </Disclosure>
  );
}
