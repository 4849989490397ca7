import { Wrench } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';

export const configSettings: MenuItem = {
  id: 'config-settings',
  label: 'Open config settings',
  icon: Wrench,
  stays: true,
  disabled: (state) => refusalAnywhere(state, 'domains'),
  run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'config-settings' }),
};
