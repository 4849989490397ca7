import { MousePointerClick } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import { selectRefusal } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

export const selectComponent: MenuItem = {
  id: 'select',
  label: messages.menu.selectComponent,
  icon: MousePointerClick,
  stays: true,
  disabled: selectRefusal,
  run: (editor) => togglePanel(editor, { kind: 'select', sidebar: null }),
};
