import type { NavItem } from '../../../../proto/entities/nav.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { safeHref } from '../../../../proto/href.ts';
import { containsCurrentPage, SubItems, NavLink, ariaCurrent } from './NavLink.tsx';
import { keyIn, useVisit, hrefInRegion } from '../context/visit-context.ts';
import { siteName } from '../text/title.ts';
import { chooseLogo } from './choose-logo.ts';
import { fitNav, type Fit } from './fit-nav.ts';
import type { NavControl, OpenPanel } from './use-nav.ts';
import * as styles from './main-nav.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import * as navStyles from './main-nav.module.css';
import * as panelsStyles from './panels.module.css';

const LONG_NAME = '–'.repeat(20);

export function MainNav({ control }: { control: NavControl }) {
  const visiting = useVisit();
  const { brand, nav } = visiting;
  const { items, contactLink } = nav;
  const { more, regions } = useMessages().nav;
  const region = visiting.region?.code || regions;
  // A logo has the width of a long name.
  const name = brand && chooseLogo(brand, 'light') ? LONG_NAME : siteName(visiting);
  const fits = fitNav(items, { siteName: name, contact: contactLink.text, region, more });
  return (
    <ul className={styles.root} data-part="main-nav" role="list">
      {items.map((item, index) => (
        <li key={item.key} data-key={keyIn(visiting, item.key)} data-fits={fits[index]}>
          {item.subItems.length > 0 ? (
            <Dropdown item={item} control={control} />
          ) : (
            <NavLink className={styles.top} value={item.link} />
          )}
        </li>
      ))}
      {fits.some((fit) => fit !== 1024) && (
        <li data-last={fits.at(-1)}>
          <MoreItems items={items} fits={fits} control={control} />
        </li>
      )}
    </ul>
  );
}

function Dropdown({ item, control }: { item: NavItem; control: NavControl }) {
  const visiting = useVisit();
  const { overview } = useMessages().nav;
  return (
    <NavPanel
      control={control}
      what={{ kind: 'desktopItem', key: item.key }}
      here={containsCurrentPage(item, visiting) || undefined}
      title={item.link.text}
      overview={
        safeHref(item.link) && <NavLink className={buttonStyles.arrow} value={{ ...item.link, text: overview }} />
      }
    >
      <SubItems item={item} />
    </NavPanel>
  );
}

interface Props {
  control: NavControl;
  what: OpenPanel;
  /** Whether the panel contains the current page: on every screen, or on screens that are too narrow for its item in the bar. */
  here: true | Fit | undefined;
  title: string;
  overview?: ReactNode;
  children: ReactNode;
}

function NavPanel({ control, what, here, title, overview, children }: Props) {
  const visiting = useVisit();
  const { ctaText, ctaLink } = visiting.nav;
  return (
    <Disclosure
      control={control}
      what={what}
      summary={
        <span className={navStyles.top} data-here={here}>
          {title}
          <Chevron />
        </span>
      }
    >
      <div className={panelsStyles.root}>
        <div className={panelsStyles.inner}>
          <div className={panelsStyles.about}>
            <p className={panelsStyles.title}>{title}</p>
            {overview}
          </div>
          {children}
          <div className={panelsStyles.cta}>
            <p>{ctaText}</p>
            <NavLink className={buttonStyles.arrow} value={hrefInRegion(ctaLink, visiting)} />
          </div>
        </div>
      </div>
    </Disclosure>
  );
}

const Chevron = () => (
  <svg className={navStyles.chevron} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);

function MoreItems({ items, fits, control }: { items: NavItem[]; fits: Fit[]; control: NavControl }) {
  const visiting = useVisit();
  const isHere = (item: NavItem) => ariaCurrent(item.link, visiting) || containsCurrentPage(item, visiting);
  const here = fits[items.findIndex(isHere)];
  return (
    <NavPanel
      control={control}
      what={{ kind: 'more' }}
      here={here === 1024 ? undefined : here}
      title={useMessages().nav.more}
    >
      <ul role="list" className={styles.hidden}>
        {items.map(
          (item, index) =>
            fits[index] !== 1024 && (
              <li key={item.key} data-key={keyIn(visiting, item.key)} data-fits={fits[index]}>
                <NavLink value={item.link} />
                {item.subItems.length > 0 && <SubItems item={item} />}
              </li>
            ),
        )}
      </ul>
    </NavPanel>
  );
}
