import { ref } from 'valtio';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { ApiError, api } from '../../api.ts';
import { refreshTexts } from '../core/actions.ts';
import { fit } from '../core/fit.ts';
import { onEdited, putSession, sessionOf } from '../core/sessions.ts';
import { state } from '../core/state.ts';
import { fail, succeed } from '../core/toast.ts';
import { type Decision, addDecisions } from './conflict.ts';
import { journal, keep, tab } from './device.ts';
import { adopt } from './left-behind.ts';
import { withLeftEdits } from './left-edits.ts';
import { rebased } from './rebase.ts';
import { sentenceOf } from './sentence-of.ts';
import { claimTab } from './tabs.ts';
import { Told } from './told.ts';
import { type Session, edited, isClean, opened, unsent } from './session.ts';

/** What stands around every page. It is saved when somebody says so; until then the journal keeps what was typed. */
export type SiteDocument = 'nav' | 'footer';

interface Calls<T> {
  save: (document: T) => Promise<T>;
  publish: (document: T) => Promise<T>;
  load: (document: T) => Promise<T>;
}

const of = ({ domainId, region = '' }: { domainId: string; region?: string }) => ({ domainId, region });
const calls: { nav: Calls<Nav>; footer: Calls<Footer> } = {
  nav: {
    save: (nav) => api('POST /site/saveNav', { nav }),
    publish: (nav) => api('POST /site/publishNav', { nav }),
    load: (nav) => api('POST /nav/loadRegionNav', of(nav)),
  },
  footer: {
    save: (footer) => api('POST /site/saveFooter', { footer }),
    publish: (footer) => api('POST /site/publishFooter', { footer }),
    load: (footer) => api('POST /footer/loadRegionFooter', of(footer)),
  },
};

/** Shows the navigation or footer of a visit, unless one with unsaved edits is open. */
export function openSiteDocument<N extends SiteDocument>(name: N, document: Nav | Footer): void {
  claimTab(tab);
  const session = read(name);
  if (session && session.stored._id === document._id && !isClean(session)) return;
  // What this tab left behind of it stays in the journal until it is restored.
  putSession(name, opened(document) as never);
  restore(name).catch((error: unknown) => fail(sentenceOf(error)));
}

export const saveSiteDocument = (name: SiteDocument): Promise<void> => store(name, calls[name].save as Store);
export const publishSiteDocument = (name: SiteDocument): Promise<void> => store(name, calls[name].publish as Store);
/** Takes what is saved for what is edited: the editor shows it already. */
export const resetSiteDocument = (name: SiteDocument): void => write(name, opened(read(name)!.stored));

const decided: Record<SiteDocument, Decision[]> = { nav: [], footer: [] };

/** Puts what is here on top of what somebody else has saved. Answers whether nothing is left to decide. */
export async function catchUpSiteDocument(name: SiteDocument, decisions: readonly Decision[] = []): Promise<boolean> {
  decided[name] = addDecisions(decided[name], decisions);
  const newer = await (calls[name].load as Store)(read(name)!.stored);
  const { session, conflicts } = rebased(read(name)!, newer, decided[name]);
  state.conflictsOf = name;
  state.conflicts = ref(conflicts.map((conflict) => ({ ...conflict, by: null })));
  state.conflictsShown = conflicts.length > 0;
  if (conflicts.length > 0) return false;
  decided[name] = [];
  write(name, session);
  refreshTexts();
  return true;
}

type Store = (document: Nav | Footer) => Promise<Nav | Footer>;

async function store(name: SiteDocument, call: Store): Promise<void> {
  const sent = read(name)!;
  try {
    const stored = await call(sent.draft);
    const since = diff(sent.draft, read(name)!.draft);
    write(name, edited(opened(stored), fit(stored, since).operations));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    if (!(await catchUpSiteDocument(name)))
      throw new Told('Somebody else has changed the same text.', { cause: error });
    const again = await call(read(name)!.draft);
    write(name, opened(again));
  }
}

async function restore(name: SiteDocument): Promise<void> {
  const entry = await adopt(journal, read(name)!.stored._id, tab, () => !isClean(read(name)!));
  if (!entry || !read(name)) return;
  const operations = [...(entry.sending?.operations ?? []), ...entry.pending];
  const now = read(name)!;
  const left = withLeftEdits(now.stored, entry.base, operations);
  const session = edited(left, fit(left.draft, unsent(now)).operations);
  write(name, session);
  if (!isClean(session)) succeed('Changes that were not saved yet have been restored.');
}

onEdited((name) => {
  if (name === 'nav' || name === 'footer') void keep(name, read(name)!);
});

const read = (name: SiteDocument): Session<Nav | Footer> | null => sessionOf(name) as Session<Nav | Footer> | null;

function write(name: SiteDocument, session: Session<Nav | Footer>): void {
  putSession(name, session as never);
  void keep(name, session);
}
