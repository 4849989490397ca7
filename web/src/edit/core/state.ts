import { ref } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Preferences } from '../../../../proto/entities/preferences.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { defaultMargin } from '../../blocks/parts/spacing.ts';
import type { CardName } from './cards.ts';
import type { Conflict } from './conflict.ts';
import type { Comparison } from './comparison.ts';
import type { LeftLinks } from './left-links.ts';
import type { PublishReview, ShownReceipt } from './publishing.ts';
import { type BaseUrls, type BuildEnv, createBaseUrls } from './base-urls.ts';
import {
  type DialogName,
  type Overlay,
  type Panel,
  type SidebarName,
  type SiteSettingsTab,
  menuItemOf,
  sidebarOf,
} from './panel.ts';
import type { DocumentName, SelectedComponent, SelectedContent } from './selection.ts';
import { isFirstFolded } from './sidebar-layout.ts';

const options = {
  apiPrefix: 'api',
  defaultMargin,
} as const;

export interface Documents {
  page: Page | null;
  nav: Nav | null;
  footer: Footer | null;
  subNav: SubNav | null;
}

export type SavingStatus =
  | { kind: 'saved'; at: string | null }
  | { kind: 'pending' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'failing'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'conflict' };

/** Only `select` enables editing on the page. */
export const menuStates = ['select', 'content', 'listing'] as const;

export interface Toast {
  id: number;
  text: string;
  kind: 'success' | 'error';
  actions: readonly ToastAction[];
  times: number;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface EditorState {
  options: typeof options;
  baseUrls: BaseUrls;
  draft: boolean;
  environment: 'production';
  visit: Visit | null;
  /** The preferences of the signed-in user; null without a session. */
  preferences: Preferences | null;
  /** Includes all local edits; each edit creates a new object that shares the unchanged parts. */
  documents: Documents;
  /** The documents that the server has acknowledged last. */
  stored: Documents;
  unsaved: Record<DocumentName, boolean>;
  panel: Panel;
  overlay: Overlay;
  readonly activeMenuItem: string;
  readonly editSidebar: boolean;
  readonly editSidebarType: SidebarName | '';
  readonly editInModal: boolean;
  readonly editInModalType: DialogName | '';
  readonly dashboardVisible: boolean;
  readonly settingsTab: SiteSettingsTab | '';
  /** The tab of the page settings; empty for their first one. */
  readonly openTab: string;
  readonly componentPreviewType: string;
  readonly editingPicture: Path | null;
  readonly inserting: { content: SelectedContent; after: string | null } | null;
  readonly setting: Path | null;
  collapsed: boolean;
  /** The sidebar is a rail at the right edge. */
  sidebarFolded: boolean;
  /** Factor by which the page is scaled while the sidebar is open. */
  canvasScale: number;
  /** Incremented to make open texts show their stored values again. */
  richTextWatcher: number;
  formattedTextWatcher: number;
  selectedComponent: SelectedComponent | null;
  selectedContent: SelectedContent | null;
  revealedRow: { document: DocumentName; path: Path } | null;
  saving: SavingStatus;
  conflicts: Conflict[];
  conflictsOf: DocumentName;
  conflictsShown: boolean;
  publishReview: PublishReview | null;
  receipt: ShownReceipt | null;
  leftLinks: readonly LeftLinks[];
  /** Cards that are folded, because every place for them would cover the edited text. */
  foldedCards: Record<CardName, boolean>;
  signIn: 'hidden' | 'expired';
  /** Position in the tour, if it is shown. */
  tourStep: number | null;
  /** Names of roles by id. They are loaded only for users who do not have all rights. */
  roleNames: Record<string, string>;
  /** Names of the other people who manage users and roles, whom the user can ask for a right. */
  managers: readonly string[];
  canUndo: boolean;
  canRedo: boolean;
  toasts: Toast[];
  unsavedForms: string[];
  announcement: string;
  question: Question | null;
  comparison: Comparison | null;
}

export interface Question {
  title: string;
  text: string;
  consequences: readonly string[];
  yes: string;
  no: string;
  danger: boolean;
  answer: (yes: boolean) => void;
}

export type DeepReadonly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export type ReadonlyState = DeepReadonly<EditorState>;

export const firstState = (): EditorState => ({
  options,
  baseUrls: createBaseUrls((import.meta as { env?: BuildEnv }).env ?? {}),
  draft: true,
  environment: 'production',
  visit: null,
  preferences: null,
  documents: ref({ page: null, nav: null, footer: null, subNav: null }),
  stored: ref({ page: null, nav: null, footer: null, subNav: null }),
  unsaved: { page: false, nav: false, footer: false, subNav: false },
  panel: { kind: 'closed' },
  overlay: { kind: 'closed' },
  get activeMenuItem() {
    return menuItemOf(this.panel);
  },
  get editSidebar() {
    return sidebarOf(this.panel) !== null;
  },
  get editSidebarType() {
    return sidebarOf(this.panel) ?? '';
  },
  get editInModal() {
    return this.panel.kind === 'dialog';
  },
  get editInModalType() {
    return this.panel.kind === 'dialog' ? this.panel.name : '';
  },
  get dashboardVisible() {
    return this.panel.kind === 'dashboard';
  },
  get settingsTab() {
    return (this.panel.kind === 'dialog' && this.panel.name === 'site-settings' && this.panel.tab) || '';
  },
  get openTab() {
    const { panel } = this;
    return (panel.kind === 'dialog' && panel.name === 'page-settings' && panel.tab) || '';
  },
  get componentPreviewType() {
    return this.overlay.kind === 'preview' ? this.overlay.componentType : '';
  },
  get editingPicture() {
    return this.overlay.kind === 'picture' ? this.overlay.path : null;
  },
  get inserting() {
    return this.overlay.kind === 'palette' ? this.overlay : null;
  },
  get setting() {
    return this.overlay.kind === 'setting' ? this.overlay.path : null;
  },
  collapsed: false,
  sidebarFolded: isFirstFolded(),
  canvasScale: 1,
  richTextWatcher: 0,
  formattedTextWatcher: 0,
  selectedComponent: null,
  selectedContent: null,
  revealedRow: null,
  saving: { kind: 'saved', at: null },
  conflicts: [],
  conflictsOf: 'page',
  conflictsShown: false,
  publishReview: null,
  receipt: null,
  leftLinks: ref([]),
  foldedCards: { receipt: false, leftLinks: false },
  signIn: 'hidden',
  tourStep: null,
  roleNames: {},
  managers: [],
  canUndo: false,
  canRedo: false,
  toasts: [],
  unsavedForms: [],
  announcement: '',
  question: null,
  comparison: null,
});
