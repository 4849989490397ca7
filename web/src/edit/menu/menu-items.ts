import {
  Compass,
  FileCog,
  FilePlus2,
  Globe,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MousePointerClick,
  PanelBottom,
  PanelLeftClose,
  Save,
  Send,
  Wrench,
} from 'lucide-react';
import { isPublishable } from '../../../../proto/publish-status.ts';
import type { Editor } from '../core/editor.ts';
import { togglePanel } from '../core/panel-actions.ts';
import { pageEditRefusal, refusalAnywhere, selectRefusal, siteDocumentRefusal } from '../core/permissions.ts';
import { setCollapsed } from '../core/session-status-actions.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import { siteDocumentStatus, statusNotice } from '../core/site-document-status.ts';
import type { ReadonlyState } from '../core/state.ts';
import { siteSettingsRefusal } from '../dialogs/places.ts';
import { logOut } from '../leaving/log-out.ts';
import { publishPage } from '../publishing/commands.ts';
import { runSiteDocumentCommand, savePage } from '../saving/commands.ts';
import { common, messages } from '../messages/messages.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Label while the action runs. */
  busyLabel?: string;
  shortcut?: ShortcutName;
  /** Stays active until it is selected again; other items run once. */
  stays?: boolean;
  disabled?: (state: ReadonlyState) => string | undefined;
  /** Returns a description of pending work. */
  notifies?: (state: ReadonlyState) => string | undefined;
  run: (editor: Editor) => void | Promise<unknown>;
}

const t = messages.menu;

export const needsPage = ({ documents }: ReadonlyState): string | undefined =>
  documents.page?._id ? undefined : t.noPage;

export const publishRefusal = (state: ReadonlyState): string | undefined =>
  needsPage(state) ?? pageEditRefusal(state, 'publish', state.documents.page!);

export const hasPublishableChanges = ({ documents, unsaved }: ReadonlyState): boolean =>
  documents.page !== null && (unsaved.page || isPublishable(documents.page));

const noDocument = { nav: t.noNavigation, footer: t.noFooter };

export const siteRefusal = (state: ReadonlyState, name: 'nav' | 'footer'): string | undefined =>
  state.documents[name] ? siteDocumentRefusal(state, name) : noDocument[name];

const siteDocumentItem = (id: 'nav' | 'footer', item: Pick<MenuItem, 'label' | 'icon'>): MenuItem => ({
  id,
  ...item,
  run: (editor) => runSiteDocumentCommand(editor, 'save', id),
  disabled: (state) => siteRefusal(state, id),
  notifies: (state) => statusNotice(siteDocumentStatus(state, id)),
});

export const builtInItems: readonly MenuItem[] = [
  { id: 'collapse', label: t.collapse, icon: PanelLeftClose, run: (editor) => setCollapsed(editor, true) },
  {
    id: 'select',
    label: t.selectComponent,
    icon: MousePointerClick,
    stays: true,
    disabled: selectRefusal,
    run: (editor) => togglePanel(editor, { kind: 'select', sidebar: null }),
  },
  {
    id: 'new-page',
    label: common.createPage,
    icon: FilePlus2,
    stays: true,
    disabled: (state) => refusalAnywhere(state, 'pages.edit'),
    run: (editor) => togglePanel(editor, { kind: 'sidebar', name: 'new-page' }),
  },
  {
    id: 'save',
    label: t.savePage,
    icon: Save,
    shortcut: 'save',
    disabled: (state) => needsPage(state) ?? pageEditRefusal(state, 'edit', state.documents.page!),
    run: savePage,
  },
  siteDocumentItem('nav', { label: t.saveNavigation, icon: Compass }),
  siteDocumentItem('footer', { label: t.saveFooter, icon: PanelBottom }),
  {
    id: 'publishPage',
    label: t.publishPage,
    icon: Send,
    shortcut: 'publish',
    busyLabel: messages.publishing.inProgress,
    disabled: publishRefusal,
    notifies: (state) => (hasPublishableChanges(state) ? t.unpublishedChanges : undefined),
    run: (editor) => publishPage(editor, editor.state.documents.page!),
  },
  {
    id: 'config-settings',
    label: t.openConfigSettings,
    icon: Wrench,
    stays: true,
    disabled: (state) => refusalAnywhere(state, 'domains'),
    run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'config-settings' }),
  },
  {
    id: 'site-settings',
    label: common.openSiteSettings,
    icon: Globe,
    stays: true,
    disabled: siteSettingsRefusal,
    run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'site-settings', tab: null }),
  },
  {
    id: 'page-settings',
    label: common.openPageSettings,
    icon: FileCog,
    stays: true,
    disabled: needsPage,
    run: (editor) => togglePanel(editor, { kind: 'dialog', name: 'page-settings' }),
  },
  {
    id: 'dashboard',
    label: t.openDashboard,
    icon: LayoutDashboard,
    stays: true,
    run: (editor) => togglePanel(editor, { kind: 'dashboard' }),
  },
  { id: 'logout', label: messages.saving.leaving.logOut, icon: LogOut, run: (editor) => void logOut(editor) },
];

const addedItems = () => new Map<string, readonly MenuItem[]>();

export const setPluginItems = (editor: Editor, plugin: string, items: readonly MenuItem[]): void =>
  void editor.get(addedItems).set(plugin, items);

export const menuItems = (editor: Editor): readonly MenuItem[] => [
  ...builtInItems,
  ...[...editor.get(addedItems).values()].flat(),
];
