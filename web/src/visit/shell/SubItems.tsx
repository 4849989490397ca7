import type { NavItem } from '../../../../proto/entities/nav.ts';
import { LinkItems } from './LinkItems.tsx';

export const SubItems = ({ item }: { item: NavItem }) => (
  <ul role="list">
    <LinkItems items={item.subItems} />
  </ul>
);
