import { Globe } from 'lucide-react';
import { openModal, selectMenuItem } from '../core/panels.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import { state } from '../core/state.ts';
import { siteSettingsCapabilities } from '../dialogs/site-settings/tabs.ts';
import type { MenuItem } from './menu-item.ts';

export const siteSettings: MenuItem = {
  id: 'site-settings',
  label: 'Open site settings',
  icon: Globe,
  stays: true,
  disabled: (state) => refusalAnywhere(state, ...siteSettingsCapabilities),
  run: () => {
    selectMenuItem('site-settings');
    state.settingsTab = '';
    if (state.activeMenuItem === 'site-settings') openModal('site-settings');
  },
};
