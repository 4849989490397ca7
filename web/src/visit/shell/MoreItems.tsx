import type { NavItem } from '../../../../proto/entities/nav.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keyIn, useVisit } from '../context/visit-context.ts';
import { ariaCurrent, containsCurrentPage } from './current-link.ts';
import { NavLink } from './NavLink.tsx';
import { NavPanel } from './NavPanel.tsx';
import { SubItems } from './SubItems.tsx';
import type { Fit } from './fit-nav.ts';
import type { NavControl } from './use-nav.ts';
import * as styles from './main-nav.module.css';

export function MoreItems({ items, fits, control }: { items: NavItem[]; fits: Fit[]; control: NavControl }) {
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
