import type { Link } from '../../../../proto/values.ts';
import { keyIn, useVisit } from '../context/visit-context.ts';
import { NavLink } from './NavLink.tsx';

export function LinkItems({ items }: { items: readonly { key: string; link: Link }[] }) {
  const visiting = useVisit();
  return items.map(({ key, link }) => (
    <li key={key} data-key={keyIn(visiting, key)}>
      <NavLink value={link} />
    </li>
  ));
}
