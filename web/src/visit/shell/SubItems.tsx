import type { NavItem } from '../../../../proto/entities/nav.ts';
import { NavLink } from './NavLink.tsx';

export const SubItems = ({ item }: { item: NavItem }) => (
  <ul role="list">
    {item.subItems.map(({ key, link }) => (
      <li key={key}>
        <NavLink value={link} />
      </li>
    ))}
  </ul>
);
