import { FilePlus2 } from 'lucide-react';
import { togglePanel } from '../core/panel-actions.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';
import { common } from '../messages/messages.ts';

export const createPage: MenuItem = {
  id: 'new-page',
  label: common.createPage,
  icon: FilePlus2,
  stays: true,
  disabled: (state) => refusalAnywhere(state, 'pages.edit'),
  run: (editor) => togglePanel(editor, { kind: 'sidebar', name: 'new-page' }),
};
