import { LayoutDashboard } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

export const dashboard: MenuItem = {
  id: 'dashboard',
  label: messages.menu.openDashboard,
  icon: LayoutDashboard,
  stays: true,
  run: (editor) => togglePanel(editor, { kind: 'dashboard' }),
};
