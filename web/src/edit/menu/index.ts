import { collapseMenu } from './collapse-menu.ts';
import { configSettings } from './config-settings.ts';
import { createPage } from './create-page.ts';
import { dashboard } from './dashboard.ts';
import { logOut } from './log-out.ts';
import type { MenuItem } from './menu-item.ts';
import { pageSettings } from './page-settings.ts';
import { publishPage } from './publish-page.ts';
import { saveFooter } from './save-footer.ts';
import { saveNavigation } from './save-navigation.ts';
import { savePage } from './save-page.ts';
import { selectComponent } from './select-component.ts';
import { siteSettings } from './site-settings.ts';

export const builtInItems: readonly MenuItem[] = [
  collapseMenu,
  selectComponent,
  createPage,
  savePage,
  saveNavigation,
  saveFooter,
  publishPage,
  configSettings,
  siteSettings,
  pageSettings,
  dashboard,
  logOut,
];
