import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { ApiError } from '../../api.ts';
import { getOperations } from '../plugins/page-operations.ts';
import { findDeadLinks } from '../links/dead-links.ts';
import { type PageSaving, savePage as saving } from '../saving/page-saving.ts';
import type { Decision } from '../saving/conflict.ts';
import { syncSiteDocument, publishSiteDocument, saveSiteDocument } from '../saving/site-document-saving.ts';
import { clearHistory } from './actions.ts';
import { reopenConflicts } from './conflict-actions.ts';
import { setSavingStatus, showDeadLinks } from './session-status-actions.ts';
import { getSession } from './session-actions.ts';
import { state } from './state.ts';
import { runWithToast } from './toast-actions.ts';

let current: PageSaving | null = null;

/** Returns a function that closes the page. */
export function openPage(page: Page): () => void {
  clearHistory();
  const opened = (current = saving(page));
  setSavingStatus({ kind: 'saved', at: null });
  return () => {
    opened.leave();
    if (current === opened) current = null;
  };
}

export const savePage = (): Promise<boolean> => runOnce('save-page', 'Page Saved', flushPage);

export const publishPage = (): Promise<boolean> =>
  (publishing ??= checkAndPublish().finally(() => (publishing = null)));

let publishing: Promise<boolean> | null = null;

async function checkAndPublish(): Promise<boolean> {
  const { page } = state.documents;
  const dead = page && state.visit ? await findDeadLinks(page as Page, state.visit as Visit) : [];
  if (dead.length === 0) return publishWithDeadLinks();
  showDeadLinks(dead);
  return false;
}

export const publishWithDeadLinks = (): Promise<boolean> =>
  changePage('publish-page', 'Page Published', ({ _id, revision, pageType }) =>
    getOperations(pageType).publish({ page: { _id, revision } }),
  );

export const unpublishPage = (): Promise<boolean> =>
  changePage('unpublish-page', 'Page Unpublished', ({ _id, pageType }) => getOperations(pageType).unpublish({ _id }));

export async function savePageWith(fields: Partial<Page>): Promise<Page> {
  await flushPage();
  const { stored } = getSession('page')!;
  const page = await getOperations(stored.pageType).save({ page: { ...stored, ...fields } });
  current?.adopt(page);
  return page;
}

/** Saves pending edits, then adopts the page that the call returns. */
export const changePage = (action: LockedAction, done: string, call: (page: Page) => Promise<Page>): Promise<boolean> =>
  runOnce(action, done, async () => {
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

export const saveNav = (): Promise<boolean> => runOnce('save-nav', 'Nav Saved', () => saveSiteDocument('nav'));
export const publishNav = (): Promise<boolean> =>
  runOnce('publish-nav', 'Nav Published', () => publishSiteDocument('nav'));
export const saveFooter = (): Promise<boolean> =>
  runOnce('save-footer', 'Footer Saved', () => saveSiteDocument('footer'));
export const publishFooter = (): Promise<boolean> =>
  runOnce('publish-footer', 'Footer Published', () => publishSiteDocument('footer'));

export const saveSubNav = (): Promise<boolean> =>
  runOnce('save-sub-nav', 'Sub nav saved', () => saveSiteDocument('subNav'));

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
  if (state.conflictsOf === 'page') reopenConflicts();
}

export const flushInBackground = (): Promise<void> => flushPage().catch(() => undefined);

type LockedAction =
  | `${'save' | 'publish' | 'unpublish'}-page`
  | 'undo-publish'
  | 'apply-roles'
  | `restore-version-${number}`
  | `${'save' | 'publish'}-${'nav' | 'footer'}`
  | 'save-sub-nav';

const running = new Map<string, Promise<boolean>>();

/** A second click during the call gets the same promise. */
function runOnce(action: LockedAction, done: string, work: () => Promise<unknown>): Promise<boolean> {
  const inProgress = running.get(action);
  if (inProgress) return inProgress;
  const attempt = runWithToast(work, done).finally(() => running.delete(action));
  running.set(action, attempt);
  return attempt;
}

export const flushPage = async (): Promise<void> => current?.saver.flush();
