import { PanelBottom } from 'lucide-react';
import { saveFooter as save } from '../core/commands.ts';
import type { MenuItem } from './menu-item.ts';

export const saveFooter: MenuItem = {
  id: 'footer',
  label: 'Save footer',
  icon: PanelBottom,
  disabled: ({ documents }) => (documents.footer ? undefined : 'There is no footer here'),
  notifies: ({ unsaved }) => unsaved.footer,
  run: () => void save(),
};
