import { FilePlus2 } from 'lucide-react';
import { openSidebar, selectMenuItem } from '../core/panels.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import { state } from '../core/state.ts';
import type { MenuItem } from './menu-item.ts';

export const createPage: MenuItem = {
  id: 'new-page',
  label: 'Create new page',
  icon: FilePlus2,
  stays: true,
  disabled: (state) => refusalAnywhere(state, 'pages.edit'),
  run: () => {
    selectMenuItem('new-page');
    if (state.activeMenuItem === 'new-page') openSidebar('new-page');
  },
};
