import { PanelLeftClose } from 'lucide-react';
import { setCollapsed } from '../core/session-status-actions.ts';
import type { MenuItem } from './menu-item.ts';

export const collapseMenu: MenuItem = {
  id: 'collapse',
  label: 'Collapse menu',
  icon: PanelLeftClose,
  run: (editor) => setCollapsed(editor, true),
};
