import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { api } from '../../api.ts';
import { refreshTexts } from '../core/actions.ts';
import { subscribeToEdits, setSession, getSession } from '../core/session-actions.ts';
import { siteDocumentNames } from '../core/site-document-status.ts';
import { showConflicts } from '../core/conflict-actions.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import type { Decision } from './conflict.ts';
import { journal, updateJournal, isJournalAvailable, tab } from './journal-store.ts';
import { adoptOrphanedEntries, entryId } from './orphaned-entries.ts';
import { restoreEdits } from './restore-edits.ts';
import { errorMessage } from './error-message.ts';
import { type SiteSaver, createSiteSaver } from './site-saver.ts';
import { claimTab } from './tabs.ts';
import { UserFacingError } from './user-facing-error.ts';
import { type Session, isClean, openSession, reopenSession } from './edit-session.ts';

/** Saved on request; until then this device stores the edits. */
export type SiteDocument = 'nav' | 'footer' | 'subNav';
/** A sub nav is public once saved; it has no publish step. */
export type PublishedDocument = Exclude<SiteDocument, 'subNav'>;

type AnySiteDocument = Nav | Footer | SubNav;
type Call<T> = (document: T) => Promise<T>;

const scopeOf = ({ domainId, region = '' }: { domainId: string; region?: string }) => ({ domainId, region });
const navCalls: Record<'save' | 'publish' | 'load', Call<Nav>> = {
  save: (nav) => api('POST /site/saveNav', { nav }),
  publish: (nav) => api('POST /site/publishNav', { nav }),
  load: (nav) => api('POST /nav/loadRegionNav', scopeOf(nav)),
};
const footerCalls: Record<'save' | 'publish' | 'load', Call<Footer>> = {
  save: (footer) => api('POST /site/saveFooter', { footer }),
  publish: (footer) => api('POST /site/publishFooter', { footer }),
  load: (footer) => api('POST /footer/loadRegionFooter', scopeOf(footer)),
};
const subNavCalls: Record<'save' | 'load', Call<SubNav>> = {
  save: (subNav) => api('POST /subNav/save', { subNav }),
  async load({ _id, domainId }) {
    const found = (await api('GET /subNav/list', { domainId })).find((subNav) => subNav._id === _id);
    if (!found) throw new UserFacingError('This sub nav has been deleted.');
    return found;
  },
};
const calls = { nav: navCalls, footer: footerCalls, subNav: subNavCalls } as {
  [name in SiteDocument]: Record<'save' | 'load', Call<AnySiteDocument>>;
};

const savers: Record<SiteDocument, SiteSaver<AnySiteDocument>> = {
  nav: saverOf('nav'),
  footer: saverOf('footer'),
  subNav: saverOf('subNav'),
};

export function openSiteDocument(name: SiteDocument, document: AnySiteDocument): void {
  claimTab(tab);
  const session = read(name);
  if (session && !isClean(session)) {
    if (session.stored._id === document._id) return;
    if (name === 'subNav' && !isJournalAvailable()) return showError('Please save the open sub nav first.');
    showSuccess(`${siteDocumentNames[name]}: unsaved changes stay on this device until you open it again.`);
  }
  setSession(name, openSession(document) as never);
  restore(name).catch((error: unknown) => showError(errorMessage(error)));
}

export const saveSiteDocument = (name: SiteDocument): Promise<void> => savers[name].send(calls[name].save);

export const publishSiteDocument = (name: PublishedDocument): Promise<void> =>
  savers[name].send((name === 'nav' ? navCalls : footerCalls).publish as Call<AnySiteDocument>);

/** Drops pending operations; the draft already equals the stored document. */
export const resetSiteDocument = (name: SiteDocument): void => write(name, openSession(read(name)!.stored));

export async function syncSiteDocument(name: SiteDocument, decisions: readonly Decision[] = []): Promise<boolean> {
  return savers[name].syncWithServer(decisions);
}

function saverOf(name: SiteDocument): SiteSaver<AnySiteDocument> {
  return createSiteSaver<AnySiteDocument>({
    read: () => read(name),
    async readClosed(documentId) {
      const entries = await journal.listByDocument(documentId);
      const entry = entries.find(({ id }) => id === entryId(tab, documentId));
      return entry?.document
        ? reopenSession(entry.document as unknown as AnySiteDocument, entry.sending, entry.pending)
        : null;
    },
    write: (session) => {
      write(name, session);
      refreshTexts();
    },
    load: (document) => calls[name].load(document),
    conflicts: (conflicts) => showConflicts(name, conflicts),
  });
}

async function restore(name: SiteDocument): Promise<void> {
  const { _id } = read(name)!.stored;
  const isOpen = () => read(name)?.stored._id === _id;
  const entry = await adoptOrphanedEntries(journal, _id, tab, () => !isOpen() || !isClean(read(name)!));
  if (!entry || !isOpen()) return;
  const { session, conflicts } = restoreEdits(entry, read(name)!);
  write(name, session);
  refreshTexts();
  if (isClean(session)) return;
  showSuccess('Changes that were not saved yet have been restored.');
  if (conflicts.length > 0)
    showConflicts(
      name,
      conflicts.map((conflict) => ({ ...conflict, by: null })),
    );
}

subscribeToEdits((name) => {
  if (name !== 'page') void updateJournal(name, read(name)!);
});

const read = (name: SiteDocument): Session<AnySiteDocument> | null =>
  getSession(name) as Session<AnySiteDocument> | null;

function write(name: SiteDocument, session: Session<AnySiteDocument>): void {
  if (read(name)?.stored._id === session.stored._id) setSession(name, session as never);
  void updateJournal(name, session);
}
