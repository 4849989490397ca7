import { LayoutDashboard } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import type { MenuItem } from './menu-item.ts';

export const dashboard: MenuItem = {
  id: 'dashboard',
  label: 'Open dashboard',
  icon: LayoutDashboard,
  stays: true,
  run: (editor) => togglePanel(editor, { kind: 'dashboard' }),
};
