import { ref } from 'valtio';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { ApiError } from '../../api.ts';
import { getOperations } from '../plugins/page-operations.ts';
import { findDeadLinks } from '../links/dead-links.ts';
import { type PageSaving, savePage as saving } from '../saving/page-saving.ts';
import type { Decision } from '../saving/conflict.ts';
import { syncSiteDocument, publishSiteDocument, saveSiteDocument } from '../saving/site-document-saving.ts';
import { clearHistory } from './actions.ts';
import { getSession } from './edit-sessions.ts';
import { state } from './state.ts';
import { runWithToast } from './toast.ts';

let current: PageSaving | null = null;

/** Returns a function that closes the page. */
export function openPage(page: Page): () => void {
  clearHistory();
  const opened = (current = saving(page));
  state.saving = { kind: 'saved', at: null };
  return () => {
    opened.leave();
    if (current === opened) current = null;
  };
}

export const savePage = (): Promise<boolean> => runOnce('Page Saved', flushPage);

export const publishPage = (): Promise<boolean> =>
  (publishing ??= checkAndPublish().finally(() => (publishing = null)));

let publishing: Promise<boolean> | null = null;

async function checkAndPublish(): Promise<boolean> {
  const { page } = state.documents;
  const dead = page && state.visit ? await findDeadLinks(page, state.visit as Visit) : [];
  if (dead.length === 0) return publishWithDeadLinks();
  state.deadLinks = ref(dead);
  return false;
}

export const publishWithDeadLinks = (): Promise<boolean> =>
  changePage(
    ({ _id, revision, pageType }) => getOperations(pageType).publish({ page: { _id, revision } }),
    'Page Published',
  );

export const unpublishPage = (): Promise<boolean> =>
  changePage(({ _id, pageType }) => getOperations(pageType).unpublish({ _id }), 'Page Unpublished');

export async function savePageWith(fields: Partial<Page>): Promise<Page> {
  await flushPage();
  const { stored } = getSession('page')!;
  const page = await getOperations(stored.pageType).save({ page: { ...stored, ...fields } });
  current?.adopt(page);
  return page;
}

/** Saves pending edits, then adopts the page that the call returns. */
export const changePage = (call: (page: Page) => Promise<Page>, done: string): Promise<boolean> =>
  runOnce(done, async () => {
    await flushPage();
    try {
      current?.adopt(await call(getSession('page')!.stored));
    } catch (error) {
      // Another user was faster: shows their changes before a retry.
      if (error instanceof ApiError && error.status === 409) await current?.saver.syncWithServer();
      throw error;
    }
  });

export function adoptVisitPage(page: Page): void {
  const session = getSession('page');
  if (session && session.stored._id === page._id && session.stored.revision < page.revision) current?.adopt(page);
}

export const saveNav = (): Promise<boolean> => runOnce('Nav Saved', () => saveSiteDocument('nav'));
export const publishNav = (): Promise<boolean> => runOnce('Nav Published', () => publishSiteDocument('nav'));
export const saveFooter = (): Promise<boolean> => runOnce('Footer Saved', () => saveSiteDocument('footer'));
export const publishFooter = (): Promise<boolean> => runOnce('Footer Published', () => publishSiteDocument('footer'));

export const saveSubNav = (): Promise<boolean> => runOnce('Sub nav saved', () => saveSiteDocument('subNav'));

export function resumeSaving(): void {
  current?.saver.resume();
}

export const resolveConflicts = (decisions: readonly Decision[] = []): Promise<boolean> =>
  runWithToast(async () => {
    const { conflictsOf } = state;
    if (conflictsOf === 'page') await current?.saver.syncWithServer(decisions);
    else await syncSiteDocument(conflictsOf, decisions);
  });

export async function reviewConflicts(): Promise<void> {
  await current?.saver.syncWithServer().catch(() => undefined);
  if (state.conflictsOf === 'page') state.conflictsShown = state.conflicts.length > 0;
}

export const flushInBackground = (): Promise<void> => flushPage().catch(() => undefined);

const running = new Map<string, Promise<boolean>>();

/** A second click during the call gets the same promise. */
function runOnce(done: string, work: () => Promise<unknown>): Promise<boolean> {
  const inProgress = running.get(done);
  if (inProgress) return inProgress;
  const attempt = runWithToast(work, done).finally(() => running.delete(done));
  running.set(done, attempt);
  return attempt;
}

export const flushPage = async (): Promise<void> => current?.saver.flush();
