import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { refreshTexts } from '../core/actions.ts';
import { subscribeToEdits, setSession, getSession } from '../core/session-actions.ts';
import { siteDocumentNames } from '../core/site-document-status.ts';
import type { SiteDocument } from '../core/selection.ts';
import { showConflicts } from '../core/conflict-actions.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import type { Decision } from '../core/conflict.ts';
import { LATEST_REVISIONS, findAuthorSince } from './find-author-since.ts';
import { claimTab, deviceJournal, updateJournal, isJournalAvailable } from './journal-store.ts';
import { adoptOrphanedEntries, entryId } from './orphaned-entries.ts';
import { restoreEdits } from './restore-edits.ts';
import { errorMessage, UserFacingError } from '../core/error-message.ts';
import { IDLE_DELAY_MS } from '../core/idle-delay.ts';
import { type SiteSaver, createSiteSaver } from './site-saver.ts';
import { type Session, isClean, openSession, reopenSession } from '../core/edit-session.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.saving;
const TIMEOUT_MS = 15_000;

type AnySiteDocument = Nav | Footer | SubNav;
type Call<T> = (document: T) => Promise<T>;
type Calls<T> = Record<'save' | 'publish' | 'load', Call<T>>;

const scopeOf = ({ domainId, region = '' }: { domainId: string; region?: string }) => ({ domainId, region });
const navCalls: Calls<Nav> = {
  save: (nav) => api('POST /site/saveNav', { nav }),
  publish: (nav) => api('POST /site/publishNav', { nav }),
  load: (nav) => api('POST /nav/loadRegionNav', scopeOf(nav)),
};
const footerCalls: Calls<Footer> = {
  save: (footer) => api('POST /site/saveFooter', { footer }),
  publish: (footer) => api('POST /site/publishFooter', { footer }),
  load: (footer) => api('POST /footer/loadRegionFooter', scopeOf(footer)),
};
const subNavCalls: Calls<SubNav> = {
  save: (subNav) => api('POST /subNav/save', { subNav }),
  publish: (subNav) => api('POST /subNav/publish', { subNav }),
  async load({ _id, domainId }) {
    const found = (await api('GET /subNav/list', { domainId })).find((subNav) => subNav._id === _id);
    if (!found) throw new UserFacingError(t.subNavDeleted);
    return found;
  },
};
const calls = { nav: navCalls, footer: footerCalls, subNav: subNavCalls } as {
  [name in SiteDocument]: Calls<AnySiteDocument>;
};

function siteSavers(editor: Editor): Record<SiteDocument, SiteSaver<AnySiteDocument>> {
  subscribeToEdits(editor, (name) => {
    if (name === 'page') return;
    void updateJournal(editor, name, read(editor, name)!);
    scheduleSaving(editor, name);
  });
  return { nav: saverOf(editor, 'nav'), footer: saverOf(editor, 'footer'), subNav: saverOf(editor, 'subNav') };
}

export function openSiteDocument(editor: Editor, name: SiteDocument, document: AnySiteDocument): void {
  editor.get(siteSavers);
  claimTab(editor);
  const session = read(editor, name);
  // A visit that was loaded before a save has an older copy.
  if (session?.stored._id === document._id && session.stored.revision > document.revision && document.revision > 0)
    return;
  if (session && !isClean(session)) {
    if (session.stored._id === document._id) return;
    if (name === 'subNav' && !isJournalAvailable(editor)) return showError(editor, t.subNavFirst);
    showSuccess(editor, t.keptOnDevice(siteDocumentNames[name]));
  }
  setSession(editor, name, openSession(document) as never);
  restore(editor, name).catch((error: unknown) => showError(editor, errorMessage(error)));
}

export async function saveSiteDocument(editor: Editor, name: SiteDocument): Promise<void> {
  await settleSaving(editor, name);
  if (!isClean(read(editor, name)!)) await editor.get(siteSavers)[name].send(calls[name].save);
}

export async function publishSiteDocument(editor: Editor, name: SiteDocument): Promise<void> {
  await settleSaving(editor, name);
  await editor.get(siteSavers)[name].send(calls[name].publish);
}

const draftSaving = () => ({
  timers: new Map<SiteDocument, ReturnType<typeof setTimeout>>(),
  running: new Map<SiteDocument, Promise<void>>(),
});

/**
 * Saves the draft when the user pauses. The first revision is only created on request, because a region inherits the document of its
 * domain until it has one.
 */
function scheduleSaving(editor: Editor, name: SiteDocument): void {
  const { timers, running } = editor.get(draftSaving);
  const save = async (before: Promise<void> | undefined) => {
    await before;
    const session = read(editor, name);
    if (!session || isClean(session) || session.stored.revision === 0) return;
    // If this fails, the edits stay on the device, and the Save button reports the reason.
    await editor
      .get(siteSavers)
      [name].send(calls[name].save)
      .catch(() => undefined);
  };
  clearTimeout(timers.get(name));
  timers.set(
    name,
    setTimeout(() => running.set(name, save(running.get(name))), IDLE_DELAY_MS),
  );
}

/** Waits for a draft that is being saved. */
export const settleSaving = async (editor: Editor, name: SiteDocument): Promise<void> =>
  editor.get(draftSaving).running.get(name);

export const resetSiteDocument = (editor: Editor, name: SiteDocument): void =>
  write(editor, name, openSession(read(editor, name)!.stored));

export async function syncSiteDocument(
  editor: Editor,
  name: SiteDocument,
  decisions: readonly Decision[] = [],
): Promise<boolean> {
  return editor.get(siteSavers)[name].syncWithServer(decisions);
}

function saverOf(editor: Editor, name: SiteDocument): SiteSaver<AnySiteDocument> {
  return createSiteSaver<AnySiteDocument>({
    read: () => read(editor, name),
    async readClosed(documentId) {
      const { journal, tab } = editor.get(deviceJournal);
      const entries = await journal.listByDocument(documentId);
      const entry = entries.find(({ id }) => id === entryId(tab, documentId));
      return entry?.document
        ? reopenSession(entry.document as unknown as AnySiteDocument, entry.sending, entry.pending)
        : null;
    },
    write: (session) => {
      write(editor, name, session);
      refreshTexts(editor);
    },
    load: (document) => calls[name].load(document),
    authorSince: (document) => loadAuthorSince(name, document),
    conflicts: (conflicts) => showConflicts(editor, name, conflicts),
  });
}

async function restore(editor: Editor, name: SiteDocument): Promise<void> {
  const { _id } = read(editor, name)!.stored;
  const { journal, tab } = editor.get(deviceJournal);
  const isOpen = () => read(editor, name)?.stored._id === _id;
  const entry = await adoptOrphanedEntries({
    journal,
    documentId: _id,
    tab,
    isOpen: () => !isOpen() || !isClean(read(editor, name)!),
    newId: entryId(tab, _id),
  });
  if (!entry || !isOpen()) return;
  const { session, conflicts } = restoreEdits(entry, read(editor, name)!);
  write(editor, name, session);
  refreshTexts(editor);
  if (isClean(session)) return;
  showSuccess(editor, common.unsavedRestored);
  if (conflicts.length === 0) return scheduleSaving(editor, name);
  const by = await loadAuthorSince(name, session.stored).catch(() => null);
  if (!isOpen()) return;
  showConflicts(
    editor,
    name,
    conflicts.map((conflict) => ({ ...conflict, by })),
  );
}

async function loadAuthorSince(kind: SiteDocument, { _id, revision }: AnySiteDocument): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const range = { kind, _id, limit: LATEST_REVISIONS };
  const { revisions } = await api('GET /config/documentHistory', range, { signal });
  return findAuthorSince(revisions, revision);
}

const read = (editor: Editor, name: SiteDocument): Session<AnySiteDocument> | null =>
  getSession(editor, name) as Session<AnySiteDocument> | null;

function write(editor: Editor, name: SiteDocument, session: Session<AnySiteDocument>): void {
  if (read(editor, name)?.stored._id === session.stored._id) setSession(editor, name, session as never);
  void updateJournal(editor, name, session);
}
