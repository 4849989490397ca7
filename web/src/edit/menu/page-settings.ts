import { FileCog } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import type { MenuItem } from './menu-item.ts';
import { needsPage } from './needs-page.ts';

export const pageSettings: MenuItem = {
  id: 'page-settings',
  label: 'Open page settings',
  icon: FileCog,
  stays: true,
  disabled: needsPage,
  run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'page-settings' }),
};
