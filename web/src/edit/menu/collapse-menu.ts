import { PanelLeftClose } from 'lucide-react';
import { setCollapsed } from '../core/session-status-actions.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

export const collapseMenu: MenuItem = {
  id: 'collapse',
  label: messages.menu.collapse,
  icon: PanelLeftClose,
  run: (editor) => setCollapsed(editor, true),
};
