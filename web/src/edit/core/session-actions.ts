import { ref } from 'valtio';
import type { Operation } from '../../../../proto/edit.ts';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { type Session, isClean } from './edit-session.ts';
import type { Editor } from './editor.ts';
import { type ItemOrder, updateOrder } from './item-order.ts';
import type { DocumentName } from './selection.ts';
import { writable } from './writable-state.ts';

export interface Sessions {
  page: Session<Page> | null;
  nav: Session<Nav> | null;
  footer: Session<Footer> | null;
  subNav: Session<SubNav> | null;
}

const editSessions = () => ({
  sessions: { page: null, nav: null, footer: null, subNav: null } as Sessions,
  orders: new Map<DocumentName, ItemOrder>(),
  listeners: new Set<(name: DocumentName) => void>(),
});

export const getSession = <N extends DocumentName>(editor: Editor, name: N): Sessions[N] =>
  editor.get(editSessions).sessions[name];

export function setSession<N extends DocumentName>(editor: Editor, name: N, session: Sessions[N]): void {
  const state = writable(editor);
  const { sessions, orders } = editor.get(editSessions);
  const previous = sessions[name];
  sessions[name] = session;
  if (previous?.stored._id !== session?.stored._id) orders.delete(name);
  if (session && previous?.stored !== session.stored) rememberOrder(editor, name);
  state.documents = ref({ ...state.documents, [name]: session?.draft ?? null });
  state.stored = ref({ ...state.stored, [name]: session?.stored ?? null });
  state.unsaved[name] = session !== null && !isClean(session);
}

export const getItemOrder = (editor: Editor, name: DocumentName): ItemOrder =>
  editor.get(editSessions).orders.get(name) ?? new Map();

export function rememberOrder(editor: Editor, name: DocumentName, operations: readonly Operation[] = []): void {
  const { sessions, orders } = editor.get(editSessions);
  orders.set(name, updateOrder(getItemOrder(editor, name), sessions[name]!.draft, operations));
}

export function subscribeToEdits(editor: Editor, listener: (name: DocumentName) => void): () => void {
  const { listeners } = editor.get(editSessions);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const notifyEdited = (editor: Editor, name: DocumentName): void =>
  editor.get(editSessions).listeners.forEach((listener) => listener(name));
