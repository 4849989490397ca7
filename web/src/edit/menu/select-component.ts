import { MousePointerClick } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import { selectRefusal } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';

export const selectComponent: MenuItem = {
  id: 'select',
  label: 'Select component',
  icon: MousePointerClick,
  stays: true,
  disabled: selectRefusal,
  run: (editor) => togglePanel(editor, { kind: 'select', sidebar: null }),
};
