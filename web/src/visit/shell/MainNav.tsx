import type { NavItem } from '../../../../proto/entities/nav.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { safeHref } from '../../../../proto/href.ts';
import { containsCurrentPage } from './current-link.ts';
import { keyIn, useVisit } from '../context/visit-context.ts';
import { siteName } from '../text/title.ts';
import { MoreItems } from './MoreItems.tsx';
import { NavPanel } from './NavPanel.tsx';
import { SubItems } from './SubItems.tsx';
import { fitNav } from './fit-nav.ts';
import { NavLink } from './NavLink.tsx';
import type { NavControl } from './use-nav.ts';
import * as styles from './main-nav.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function MainNav({ control }: { control: NavControl }) {
  const visiting = useVisit();
  const { items, contactLink } = visiting.nav;
  const { more, regions } = useMessages().nav;
  const region = visiting.region?.code || regions;
  const fits = fitNav(items, { siteName: siteName(visiting), contact: contactLink.text, region, more });
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
