import { nanoid } from 'nanoid';
import type { Page } from '../../../../proto/entities/page.ts';
import { api, ApiError } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { refreshTexts } from '../core/actions.ts';
import { subscribeToEdits, setSession, getSession } from '../core/session-actions.ts';
import { showConflicts } from '../core/conflict-actions.ts';
import { nameField } from '../core/name-field.ts';
import { setSavingStatus } from '../core/session-status-actions.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { LATEST_REVISIONS, findAuthorSince } from './find-author-since.ts';
import { claimTab, updateJournal } from './journal-store.ts';
import { openPageEntries } from './page-entries.ts';
import { restorePageEdits } from './restore-page-edits.ts';
import { type Saver, createSaver } from './saver.ts';
import { errorMessage } from '../core/error-message.ts';
import { type Session, isClean, openSession } from '../core/edit-session.ts';
import { common, messages } from '../messages/messages.ts';

export interface PageSaving {
  saver: Saver<Page>;
  adopt(page: Page): void;
  leave(): void;
}

const TIMEOUT_MS = 15_000;

const loadPageAt = ({ _id }: Page, version: number, signal: AbortSignal): Promise<Page> =>
  api('GET /page/loadVersion', { _id, version }, { signal });

export function savePage(editor: Editor, page: Page, loadVersion = loadPageAt): PageSaving {
  const entries = openPageEntries(editor, page._id);
  const leaving = new AbortController();
  let adopted = page;
  let closed: Session<Page> | null = null;
  let announceChange: () => void = () => undefined;
  claimTab(editor);
  setSession(editor, 'page', openSession(page));
  const read = (): Session<Page> => closed ?? getSession(editor, 'page')!;
  const write = (session: Session<Page>): void => {
    const changed = session.draft !== read().draft;
    if (closed) closed = session;
    else setSession(editor, 'page', session);
    void updateJournal(editor, 'page', session, entries.id);
    announceChange();
    if (changed && !closed) refreshTexts(editor);
  };
  const operations = () => getOperations(editor, read().stored.pageType);
  const saver = createSaver<Page>({
    read,
    write,
    send: async (batch) => {
      try {
        return await operations().edit({ _id: page._id, ...batch }, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      } catch (error) {
        throw nameField(editor, error);
      }
    },
    load: () => {
      const { stored } = read();
      const { slug, pageType } = adopted.revision > stored.revision ? adopted : stored;
      const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
      return loadAsEditor(() => operations().load({ slug, domainId: page.domainId, pageType }, options));
    },
    requireSession: () => requireSession(),
    authorSince: async (revision) => {
      const { revisions } = await api(
        'GET /page/history',
        { _id: page._id, limit: LATEST_REVISIONS },
        { signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
      return findAuthorSince(revisions, revision);
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
    if (editor.state.saving.kind === 'saved') setSavingStatus(editor, { kind: 'pending' });
    void updateJournal(editor, 'page', read(), entries.id).then(saver.notifyChange);
    announceChange();
  });
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || !isClean(read())) return;
    // If this fails, the next save merges.
    saver.syncWithServer().catch(() => undefined);
  };
  window.addEventListener('online', () => saver.resume(), { signal: leaving.signal });
  document.addEventListener('visibilitychange', onVisible, { signal: leaving.signal });
  const restoring = restore().catch(reportFailure);

  async function restore(): Promise<void> {
    const earlier = await entries.earlier;
    if (earlier && earlier.revision > read().stored.revision) adopt(earlier);
    await restorePageEdits({
      adopt: entries.adopt,
      loadVersion: (revision) => loadVersion(read().stored, revision, leaving.signal),
      read,
      write(session, restored) {
        write(session);
        entries.remove(restored);
        showSuccess(editor, common.unsavedRestored);
      },
      waitForChange: () => new Promise((resolve) => (announceChange = resolve)),
      flush: saver.flush,
      reportFailure,
      leaving: leaving.signal,
    });
  }

  function adopt(newer: Page): void {
    adopted = newer;
    saver.adopt(newer);
  }

  function reportFailure(error: unknown): void {
    showError(editor, errorMessage(error));
  }

  return {
    saver,
    adopt,
    leave() {
      closed = read();
      stopListening();
      if (editor.state.conflictsOf === 'page') showConflicts(editor, 'page', []);
      leaving.abort();
      const saved = saver.flush().then(saver.stop, saver.stop);
      entries.leave(Promise.all([saved, restoring]).then(() => read().stored));
    },
  };
}

const loadUser = async (): Promise<unknown> => (await api('POST /user/me', {})).user;

async function requireSession(loadCurrentUser = loadUser): Promise<void> {
  if (!(await loadCurrentUser())) throw new ApiError(401, messages.core.sessionEnded);
}

/** Visitors get no drafts, so a page that is not found may exist although the session has ended. */
export async function loadAsEditor<T>(load: () => Promise<T>, loadCurrentUser = loadUser): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await requireSession(loadCurrentUser);
    // The user may have signed in again in the meantime.
    return load();
  }
}
