import { PanelLeftClose } from 'lucide-react';
import { state } from '../core/state.ts';
import type { MenuItem } from './menu-item.ts';

export const collapseMenu: MenuItem = {
  id: 'collapse',
  label: 'Collapse menu',
  icon: PanelLeftClose,
  run: () => void (state.collapsed = true),
};
