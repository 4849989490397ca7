import { ref } from 'valtio';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { type Session, isClean } from '../saving/edit-session.ts';
import type { DocumentName } from './selection.ts';
import { writableState } from './writable-state.ts';

export interface Sessions {
  page: Session<Page> | null;
  nav: Session<Nav> | null;
  footer: Session<Footer> | null;
  subNav: Session<SubNav> | null;
}

const sessions: Sessions = { page: null, nav: null, footer: null, subNav: null };
const listeners = new Set<(name: DocumentName) => void>();

export const getSession = <N extends DocumentName>(name: N): Sessions[N] => sessions[name];

export function setSession<N extends DocumentName>(name: N, session: Sessions[N]): void {
  sessions[name] = session;
  writableState.documents = ref({ ...writableState.documents, [name]: session?.draft ?? null });
  writableState.stored = ref({ ...writableState.stored, [name]: session?.stored ?? null });
  writableState.unsaved[name] = session !== null && !isClean(session);
}

export function subscribeToEdits(listener: (name: DocumentName) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const notifyEdited = (name: DocumentName): void => listeners.forEach((listener) => listener(name));
