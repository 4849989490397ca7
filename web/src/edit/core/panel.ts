import type { Path } from '../../../../proto/edit.ts';
import type { SelectedContent } from './selection.ts';

/** Site settings are split by capability, so other dialogs can open a certain tab. */
export type SiteSettingsTab =
  'General' | 'Regions' | 'Cookie' | 'Page Banners' | 'Sharing' | 'Categories' | 'Redirects' | 'Files';

export type SidebarName = 'item' | 'header' | 'outline' | 'nav' | 'footer' | 'sub-nav' | 'sub-navs' | 'new-page';
export type DialogName = 'page-settings' | 'config-settings' | 'site-settings';

/** What is open: one thing at a time. */
export type Panel =
  | { kind: 'closed' }
  /** Editing on the page, with or without a sidebar. */
  | { kind: 'select'; sidebar: SidebarName | null }
  | { kind: 'sidebar'; name: SidebarName }
  | { kind: 'dialog'; name: Exclude<DialogName, 'site-settings'> }
  | { kind: 'dialog'; name: 'site-settings'; tab: SiteSettingsTab | null }
  | { kind: 'dashboard' }
  /** A menu item that stays active without a panel of the editor, such as one of a plugin. */
  | { kind: 'menu-item'; id: string };

/** What is open above the panel, for one part of the page. */
export type Overlay =
  | { kind: 'closed' }
  | { kind: 'palette'; content: SelectedContent; after: string | null }
  | { kind: 'picture'; path: Path }
  | { kind: 'preview'; componentType: string }
  /** A date or choice that is changed on the page, or the block with the choices. */
  | { kind: 'setting'; path: Path };

/** The id of the menu item that is shown as active. */
export function menuItemOf(panel: Panel): string {
  switch (panel.kind) {
    case 'closed':
      return '';
    case 'sidebar':
      return panel.name === 'new-page' ? panel.name : '';
    case 'dialog':
      return panel.name;
    case 'menu-item':
      return panel.id;
    default:
      return panel.kind;
  }
}

export function sidebarOf(panel: Panel): SidebarName | null {
  if (panel.kind === 'select') return panel.sidebar;
  return panel.kind === 'sidebar' ? panel.name : null;
}
