import { FileCog } from 'lucide-react';
import { openModal, selectMenuItem } from '../core/panels.ts';
import { state } from '../core/state.ts';
import type { MenuItem } from './menu-item.ts';
import { needsPage } from './needs-page.ts';

export const pageSettings: MenuItem = {
  id: 'page-settings',
  label: 'Open page settings',
  icon: FileCog,
  stays: true,
  disabled: needsPage,
  run: () => {
    selectMenuItem('page-settings');
    if (state.activeMenuItem === 'page-settings') openModal('page-settings');
  },
};
