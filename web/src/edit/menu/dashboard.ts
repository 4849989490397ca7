import { LayoutDashboard } from 'lucide-react';
import { selectMenuItem } from '../core/panels.ts';
import { state } from '../core/state.ts';
import type { MenuItem } from './menu-item.ts';

export const dashboard: MenuItem = {
  id: 'dashboard',
  label: 'Open dashboard',
  icon: LayoutDashboard,
  stays: true,
  run: () => {
    selectMenuItem('dashboard');
    state.dashboardVisible = state.activeMenuItem === 'dashboard';
  },
};
