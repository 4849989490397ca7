import { proxy, ref } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Conflict } from '../saving/conflict.ts';
import type { CollectedLink } from '../links/collect-links.ts';
import { type BaseUrls, type BuildEnv, createBaseUrls } from './base-urls.ts';
import { options } from './options.ts';
import type { DocumentName, SelectedComponent, SelectedContent } from './selection.ts';

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
  action?: { label: string; run: () => void };
  times: number;
}

export interface EditorState {
  options: typeof options;
  baseUrls: BaseUrls;
  draft: boolean;
  environment: 'production';
  visit: Visit | null;
  /** With all local edits applied. Immutable: each edit creates an object that shares the unchanged parts. */
  documents: Documents;
  /** As last acknowledged by the server. */
  stored: Documents;
  unsaved: Record<DocumentName, boolean>;
  activeMenuItem: string;
  collapsed: boolean;
  editSidebar: boolean;
  editSidebarType: string;
  editInModal: boolean;
  editInModalType: string;
  dashboardVisible: boolean;
  settingsTab: string;
  /** Incremented when open texts must show their value again. */
  richTextWatcher: number;
  formattedTextWatcher: number;
  selectedComponent: SelectedComponent | null;
  selectedContent: SelectedContent | null;
  componentPreviewType: string;
  editingPicture: Path | null;
  revealedRow: { document: DocumentName; path: Path } | null;
  inserting: { content: SelectedContent; after: string | null } | null;
  saving: SavingStatus;
  conflicts: Conflict[];
  conflictsOf: DocumentName;
  conflictsShown: boolean;
  /** Date or choice that is being changed on the page, or the block with the choices. */
  setting: Path | null;
  deadLinks: readonly CollectedLink[];
  signIn: 'hidden' | 'expired';
  canUndo: boolean;
  canRedo: boolean;
  toasts: Toast[];
  unsavedForms: string[];
  announcement: string;
  question: Question | null;
}

/** `answer` is called once. */
export interface Question {
  title: string;
  text: string;
  consequences: readonly string[];
  yes: string;
  no: string;
  danger: boolean;
  answer: (yes: boolean) => void;
}

export const firstState = (): EditorState => ({
  options,
  baseUrls: createBaseUrls((import.meta as { env?: BuildEnv }).env ?? {}),
  draft: true,
  environment: 'production',
  visit: null,
  documents: ref({ page: null, nav: null, footer: null, subNav: null }),
  stored: ref({ page: null, nav: null, footer: null, subNav: null }),
  unsaved: { page: false, nav: false, footer: false, subNav: false },
  activeMenuItem: '',
  collapsed: false,
  editSidebar: false,
  editSidebarType: '',
  editInModal: false,
  editInModalType: '',
  dashboardVisible: false,
  settingsTab: '',
  richTextWatcher: 0,
  formattedTextWatcher: 0,
  selectedComponent: null,
  selectedContent: null,
  componentPreviewType: '',
  editingPicture: null,
  revealedRow: null,
  inserting: null,
  saving: { kind: 'saved', at: null },
  conflicts: [],
  conflictsOf: 'page',
  conflictsShown: false,
  setting: null,
  deadLinks: ref([]),
  signIn: 'hidden',
  canUndo: false,
  canRedo: false,
  toasts: [],
  unsavedForms: [],
  announcement: '',
  question: null,
});

export const state: EditorState = proxy(firstState());
