import { hrefOf } from '../blocks/parts/href.ts';
import { deepestHere } from './here.ts';
import { NavLink } from './shell/NavLink.tsx';
import { useVisiting } from './visiting.ts';

/** The pages of a section, under the main navigation. */
export function SubNav() {
  const visiting = useVisiting();
  const { subNav } = visiting;
  const links = subNav?.items.filter(({ link }) => link.text && hrefOf(link)) ?? [];
  if (!subNav || links.length === 0) return null;
  const here = deepestHere(
    links.map(({ link }) => link),
    visiting,
  );
  return (
    <nav className="sub-nav" aria-label={subNav.name || 'Section'}>
      <ul role="list">
        {links.map(({ key, link }) => (
          <li key={key}>
            <NavLink value={link} isMarked={link === here} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
