import { Wrench } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

export const configSettings: MenuItem = {
  id: 'config-settings',
  label: messages.menu.openConfigSettings,
  icon: Wrench,
  stays: true,
  disabled: (state) => refusalAnywhere(state, 'domains'),
  run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'config-settings' }),
};
