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
  /** The one whose links are being edited. */
  subNav: SubNav | null;
}

export type SavingStatus =
  | { kind: 'saved'; at: string | null }
  | { kind: 'pending' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'failing'; sentence: string }
  | { kind: 'refused'; sentence: string }
  | { kind: 'signed-out' }
  | { kind: 'conflict' };

/** What the menu can stand in; 'select' alone turns editing on the page on. */
export const menuStates = ['select', 'content', 'listing'] as const;

export interface Toast {
  id: number;
  text: string;
  kind: 'success' | 'error';
  /** Where to go on from what it says. */
  action?: { label: string; run: () => void };
  /** How often the same toast was asked for while it is shown. */
  times: number;
}

export interface EditorState {
  options: typeof options;
  baseUrls: BaseUrls;
  draft: boolean;
  environment: 'production';
  visit: Visit | null;
  /** With everything applied that was done here. Never changed in place: each edit makes a new one that shares what it left alone. */
  documents: Documents;
  /** As the server last acknowledged them. */
  stored: Documents;
  unsaved: Record<DocumentName, boolean>;
  activeMenuItem: string;
  collapsed: boolean;
  editSidebar: boolean;
  editSidebarType: string;
  editInModal: boolean;
  editInModalType: string;
  dashboardVisible: boolean;
  /** The open tab of the site settings; empty for the first. */
  settingsTab: string;
  /** Grow whenever an open text has to show its value anew. */
  richTextWatcher: number;
  formattedTextWatcher: number;
  selectedComponent: SelectedComponent | null;
  selectedContent: SelectedContent | null;
  componentPreviewType: string;
  /** The picture of the page that is being chosen or cropped in its dialog. */
  editingPicture: Path | null;
  /** The row of a list whose link was clicked: the sidebar opens it. */
  revealedRow: { document: DocumentName; path: Path } | null;
  /** The block palette: where a chosen block is put. */
  inserting: { content: SelectedContent; after: string | null } | null;
  saving: SavingStatus;
  conflicts: Conflict[];
  /** Which document they are of. */
  conflictsOf: DocumentName;
  conflictsShown: boolean;
  /** The date or choice that is being changed on the page, or the block whose choices are. */
  setting: Path | null;
  /** Links that lead nowhere, listed before the page is published. */
  deadLinks: readonly CollectedLink[];
  signIn: 'hidden' | 'expired';
  canUndo: boolean;
  canRedo: boolean;
  toasts: Toast[];
  /** Names of the open forms with changes that are not stored. */
  unsavedForms: string[];
  /** Read out by screen readers. */
  announcement: string;
  question: Question | null;
}

/** A yes-or-no dialog; `answer` is called once. */
export interface Question {
  title: string;
  text: string;
  /** What else follows from a yes, one sentence each. */
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

/** The one place that the editor's components read; only the actions write it. */
export const state: EditorState = proxy(firstState());
