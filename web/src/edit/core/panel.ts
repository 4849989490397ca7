import type { Path } from '../../../../proto/edit.ts';
import type { SlashCommand } from './slash-command.ts';
import type { SelectedContent } from './selection.ts';

export type SiteSettingsTab =
  | 'general'
  | 'brand'
  | 'regions'
  | 'cookie'
  | 'publishing'
  | 'pageBanners'
  | 'sharing'
  | 'search'
  | 'categories'
  | 'redirects'
  | 'files'
  | 'forms';

export type PageSettingsTab = 'general' | 'seo' | 'sharing' | 'banner' | 'roles' | 'history';

export type SidebarName = 'item' | 'header' | 'outline' | 'nav' | 'footer' | 'sub-nav' | 'sub-navs' | 'new-page';
export type DialogName = 'page-settings' | 'config-settings' | 'site-settings';

/** A panel that `adds` opens the form of its tab for something new. */
export type Panel =
  | { kind: 'closed' }
  | { kind: 'select'; sidebar: SidebarName | null }
  | { kind: 'sidebar'; name: SidebarName }
  | { kind: 'dialog'; name: 'config-settings' }
  | { kind: 'dialog'; name: 'page-settings'; tab?: PageSettingsTab }
  | { kind: 'dialog'; name: 'site-settings'; tab: SiteSettingsTab | null; adds?: true }
  | { kind: 'dashboard'; tab?: string; adds?: true }
  | { kind: 'menu-item'; id: string };

export type Overlay =
  | { kind: 'closed' }
  | { kind: 'palette'; content: SelectedContent; after: string | null }
  | { kind: 'slash'; path: Path; command: SlashCommand }
  | { kind: 'save-pattern'; paths: readonly Path[] }
  | { kind: 'picture'; path: Path }
  | { kind: 'text-picture' }
  | { kind: 'preview'; componentType: string }
  | { kind: 'setting'; path: Path }
  | { kind: 'block-menu' }
  | { kind: 'commands' }
  | { kind: 'help' }
  | { kind: 'guide' }
  | { kind: 'page-act'; act: PageAct }
  | { kind: 'visitor-view'; device: Device };

/** Actions on the whole page, each with its own dialog. */
export const pageActs = ['slug', 'duplicate', 'copy', 'move', 'changeType', 'owner', 'delete'] as const;
export type PageAct = (typeof pageActs)[number];

export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

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
