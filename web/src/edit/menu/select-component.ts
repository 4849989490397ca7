import { MousePointerClick } from 'lucide-react';
import { selectMenuItem } from '../core/panels.ts';
import type { MenuItem } from './menu-item.ts';

export const selectComponent: MenuItem = {
  id: 'select',
  label: 'Select component',
  icon: MousePointerClick,
  stays: true,
  disabled: ({ documents }) => (documents.page ? undefined : 'There is no page to edit here'),
  run: () => selectMenuItem('select'),
};
