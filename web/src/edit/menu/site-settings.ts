import { Globe } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import { siteSettingsRefusal } from '../dialogs/places.ts';
import type { MenuItem } from './menu-item.ts';
import { common } from '../messages/messages.ts';

export const siteSettings: MenuItem = {
  id: 'site-settings',
  label: common.openSiteSettings,
  icon: Globe,
  stays: true,
  disabled: siteSettingsRefusal,
  run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'site-settings', tab: null }),
};
