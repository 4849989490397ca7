import { ref } from 'valtio';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { type Session, isClean } from './edit-session.ts';
import type { Editor } from './editor.ts';
import { type RemovedItems, addRemovedItems } from './removed-items.ts';
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
  removed: new Map<DocumentName, RemovedItems>(),
  listeners: new Set<(name: DocumentName) => void>(),
});

export const getSession = <N extends DocumentName>(editor: Editor, name: N): Sessions[N] =>
  editor.get(editSessions).sessions[name];

export function setSession<N extends DocumentName>(editor: Editor, name: N, session: Sessions[N]): void {
  const state = writable(editor);
  const { sessions, removed } = editor.get(editSessions);
  const previous = sessions[name];
  sessions[name] = session;
  if (previous?.stored._id !== session?.stored._id) removed.delete(name);
  else if (previous && session && previous.stored !== session.stored)
    removed.set(name, addRemovedItems(getRemovedItems(editor, name), previous.draft, session.draft));
  state.documents = ref({ ...state.documents, [name]: session?.draft ?? null });
  state.stored = ref({ ...state.stored, [name]: session?.stored ?? null });
  state.unsaved[name] = session !== null && !isClean(session);
}

/** Items that other people have removed since the document was opened. */
export const getRemovedItems = (editor: Editor, name: DocumentName): RemovedItems =>
  editor.get(editSessions).removed.get(name) ?? new Map();

export function subscribeToEdits(editor: Editor, listener: (name: DocumentName) => void): () => void {
  const { listeners } = editor.get(editSessions);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const notifyEdited = (editor: Editor, name: DocumentName): void =>
  editor.get(editSessions).listeners.forEach((listener) => listener(name));
