import { nanoid } from 'nanoid';
import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { refreshTexts } from '../core/actions.ts';
import { subscribeToEdits, setSession, getSession } from '../core/session-actions.ts';
import { showConflicts } from '../core/conflict-actions.ts';
import { setSavingStatus } from '../core/session-status-actions.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { claimTab, deviceJournal, updateJournal } from './journal-store.ts';
import type { Entry } from './journal.ts';
import { adoptOrphanedEntries as adoptEntry } from './orphaned-entries.ts';
import { rebaseSession } from './rebase.ts';
import { type Saver, createSaver } from './saver.ts';
import { errorMessage } from '../core/error-message.ts';
import {
  type Session,
  addOperations,
  isClean,
  openSession,
  reopenSession,
  unsentOperations,
} from '../core/edit-session.ts';
import { common } from '../messages/messages.ts';

export interface PageSaving {
  saver: Saver;
  adopt(page: Page): void;
  leave(): void;
}

const TIMEOUT_MS = 15_000;
const leavingPages = () => new Set<string>();

export function savePage(editor: Editor, page: Page): PageSaving {
  const leaving = editor.get(leavingPages);
  const { journal, tab } = editor.get(deviceJournal);
  let closed: Session<Page> | null = null;
  claimTab(editor);
  setSession(editor, 'page', openSession(page));
  const read = (): Session<Page> => closed ?? getSession(editor, 'page')!;
  const write = (session: Session<Page>): void => {
    const changed = session.draft !== read().draft;
    if (closed) closed = session;
    else setSession(editor, 'page', session);
    void updateJournal(editor, 'page', session);
    if (changed && !closed) refreshTexts(editor);
  };
  const operations = () => getOperations(editor, read().stored.pageType);
  const saver = createSaver<Page>({
    read,
    write,
    send: (batch) => operations().edit({ _id: page._id, ...batch }, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    load: () =>
      operations().load(
        { slug: read().stored.slug, domainId: page.domainId, pageType: read().stored.pageType },
        { signal: AbortSignal.timeout(TIMEOUT_MS) },
      ),
    authorSince: async (revision) => {
      const { revisions } = await api(
        'GET /page/history',
        { _id: page._id, limit: 20 },
        { signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
      return revisions.find((row) => row.revision > revision)?.by.username ?? null;
    },
    newChangeId: () => nanoid(),
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    status: (status) => {
      if (!closed) setSavingStatus(editor, status);
    },
    conflicts: (conflicts) => {
      if (!closed) showConflicts(editor, 'page', conflicts);
    },
  });
  const stopListening = subscribeToEdits(editor, (name) => {
    if (name !== 'page' || closed) return;
    void updateJournal(editor, 'page', read()).then(saver.notifyChange);
  });
  const onOnline = () => saver.resume();
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || !isClean(read())) return;
    // If this fails, the next save merges.
    saver.syncWithServer().catch(() => undefined);
  };
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  restore().catch((error: unknown) => showError(editor, errorMessage(error)));

  /** After a restore or an edit, this tab's own entry belongs to the current session. */
  function adopt(isFirst: boolean): Promise<Entry | null> {
    return adoptEntry(journal, page._id, tab, () => !isFirst || leaving.has(page._id) || !isClean(read()));
  }

  async function restore(): Promise<void> {
    for (let entry = await adopt(true); entry; entry = await adopt(false)) {
      const orphaned = await sessionFrom(entry, read().stored);
      // The user may have typed in the meantime.
      write(addOperations(orphaned, applyFittingOperations(orphaned.draft, unsentOperations(read())).operations));
      showSuccess(editor, common.unsavedRestored);
      const sent = await saver.flush().then(
        () => true,
        () => false,
      );
      if (!sent) return;
    }
  }

  return {
    saver,
    adopt(newer) {
      const { session, conflicts } = rebaseSession(read(), newer);
      if (conflicts.length === 0) write(session);
    },
    leave() {
      closed = read();
      stopListening();
      leaving.add(page._id);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
      const end = () => {
        saver.stop();
        leaving.delete(page._id);
      };
      saver.flush().then(end, end);
    },
  };
}

async function sessionFrom({ base, sending, pending }: Entry, page: Page): Promise<Session<Page>> {
  const stored =
    base === page.revision
      ? page
      : {
          ...page,
          ...(await api('GET /page/compare', { _id: page._id, from: base, to: page.revision })).from,
          revision: base,
        };
  return reopenSession(stored, sending, pending);
}
