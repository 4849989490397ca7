import { Wrench } from 'lucide-react';
import { openModal, selectMenuItem } from '../core/panels.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import { state } from '../core/state.ts';
import type { MenuItem } from './menu-item.ts';

export const configSettings: MenuItem = {
  id: 'config-settings',
  label: 'Open config settings',
  icon: Wrench,
  stays: true,
  disabled: (state) => refusalAnywhere(state, 'domains'),
  run: () => {
    selectMenuItem('config-settings');
    if (state.activeMenuItem === 'config-settings') openModal('config-settings');
  },
};
