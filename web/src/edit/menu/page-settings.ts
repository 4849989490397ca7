import { FileCog } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import type { MenuItem } from './menu-item.ts';
import { needsPage } from './needs-page.ts';
import { common } from '../messages/messages.ts';

export const pageSettings: MenuItem = {
  id: 'page-settings',
  label: common.openPageSettings,
  icon: FileCog,
  stays: true,
  disabled: needsPage,
  run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'page-settings' }),
};
