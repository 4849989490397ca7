import { useParts } from '../../blocks/parts/parts-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { safeHref } from '../../../../proto/href.ts';
import { deepestCurrentLink, NavLink } from './NavLink.tsx';
import { keyIn, useVisit } from '../context/visit-context.ts';
import * as styles from './sub-nav.module.css';

export function SubNav() {
  const visiting = useVisit();
  const { nav, editors } = useMessages();
  const { subNav } = visiting;
  const links = subNav?.items.filter(({ link }) => link.text && safeHref(link)) ?? [];
  const isEdited = useParts() !== null;
  if (!subNav || (links.length === 0 && !isEdited)) return null;
  const here = deepestCurrentLink(
    links.map(({ link }) => link),
    visiting,
  );
  return (
    <nav className={styles.root} data-part="sub-nav" aria-label={subNav.name || nav.section}>
      {links.length === 0 && <p>{editors.emptySubNav}</p>}
      <ul role="list">
        {links.map(({ key, link }) => (
          <li key={key} data-key={keyIn(visiting, key)}>
            <NavLink value={link} isMarked={link === here} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
