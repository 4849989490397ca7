import type { Page } from '../../../../proto/entities/page.ts';
import { ApiError, api } from '../../api.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { type PageSaving, savePage as saving } from './page-saving.ts';
import type { Decision } from '../core/conflict.ts';
import { syncSiteDocument, publishSiteDocument, saveSiteDocument } from './site-document-saving.ts';
import type { Editor } from '../core/editor.ts';
import type { SiteDocument } from '../core/selection.ts';
import { clearHistory } from '../core/actions.ts';
import { isUnanswered, UserFacingError } from '../core/error-message.ts';
import { closePageOverlay } from '../core/panel-actions.ts';
import { showReview } from '../core/publishing-actions.ts';
import { reopenConflicts } from '../core/conflict-actions.ts';
import { setSavingStatus } from '../core/session-status-actions.ts';
import { getSession } from '../core/session-actions.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.saving;

interface PageCommands {
  current: PageSaving | null;
  running: Map<string, Promise<boolean>>;
}

export type PageRef = Pick<Page, '_id' | 'slug'>;

const pageCommands = (): PageCommands => ({ current: null, running: new Map() });

export function openPage(editor: Editor, page: Page): () => void {
  clearHistory(editor);
  const commands = editor.get(pageCommands);
  const opened = (commands.current = saving(editor, page));
  setSavingStatus(editor, { kind: 'saved', at: null });
  return () => {
    opened.leave();
    if (commands.current === opened) commands.current = null;
    showReview(editor, null);
    closePageOverlay(editor);
  };
}

export const savePage = (editor: Editor): Promise<boolean> =>
  runOnce(editor, 'save-page', t.pageSaved, () => flushPage(editor));

export async function savePageWith(editor: Editor, page: PageRef, fields: Partial<Page>): Promise<Page> {
  const stored = await flushOpenPage(editor, page);
  const saved = await getOperations(editor, stored.pageType).save({ page: { ...stored, ...fields } });
  adoptVisitPage(editor, saved);
  return saved;
}

/** Only reports an error if `page`, which the user has decided about, is no longer the open page. */
export const changePage = (
  editor: Editor,
  page: PageRef,
  action: LockedAction,
  done: string,
  call: (page: Page) => Promise<Page>,
): Promise<boolean> =>
  runOnce(editor, `${action} ${page._id}`, done, async () => {
    const stored = await flushOpenPage(editor, page);
    try {
      adoptVisitPage(editor, await call(stored));
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.status === 409;
      // A retry needs what is stored now, because another user was faster or the request may have arrived.
      if (isOpen(editor, page) && (isOutdated || isUnanswered(error)))
        await editor.get(pageCommands).current?.saver.syncWithServer();
      throw error;
    }
  });

export const restorePage = (editor: Editor, page: PageRef, revision: number): Promise<boolean> => {
  const done = messages.history.restored({ kind: common.page, version: revision });
  const action = `restore-version-${revision}` as const;
  return changePage(editor, page, action, done, ({ _id }) => api('POST /page/restore', { _id, revision }));
};

export const isOpen = (editor: Editor, { _id }: PageRef): boolean => getSession(editor, 'page')?.stored._id === _id;

export async function flushOpenPage(editor: Editor, page: PageRef): Promise<Page> {
  if (isOpen(editor, page)) await flushPage(editor);
  if (!isOpen(editor, page)) throw new UserFacingError(t.pageLeft(page.slug));
  return getSession(editor, 'page')!.stored;
}

export function adoptVisitPage(editor: Editor, page: Page): void {
  const session = getSession(editor, 'page');
  if (session && session.stored._id === page._id && session.stored.revision < page.revision)
    editor.get(pageCommands).current?.adopt(page);
}

const siteDocumentCommands = { save: saveSiteDocument, publish: publishSiteDocument };

/** Saves or publishes a site document and reports the result. */
export const runSiteDocumentCommand = (
  editor: Editor,
  command: keyof typeof siteDocumentCommands,
  name: SiteDocument,
): Promise<boolean> =>
  runOnce(editor, `${command}-${name}`, t.siteDocuments[name][command], () =>
    siteDocumentCommands[command](editor, name),
  );

export function resumeSaving(editor: Editor): void {
  editor.get(pageCommands).current?.saver.resume();
}

export const resolveConflicts = (editor: Editor, decisions: readonly Decision[] = []): Promise<boolean> =>
  runWithToast(editor, async () => {
    const { conflictsOf } = editor.state;
    if (conflictsOf === 'page') await editor.get(pageCommands).current?.saver.syncWithServer(decisions);
    else await syncSiteDocument(editor, conflictsOf, decisions);
  });

export async function reviewConflicts(editor: Editor): Promise<void> {
  await editor
    .get(pageCommands)
    .current?.saver.syncWithServer()
    .catch(() => undefined);
  if (editor.state.conflictsOf === 'page') reopenConflicts(editor);
}

export const flushInBackground = (editor: Editor): Promise<void> => flushPage(editor).catch(() => undefined);

export type LockedAction =
  | `${'save' | 'publish' | 'unpublish'}-page`
  | 'undo-publish'
  | 'apply-roles'
  | `restore-version-${number}`
  | `${keyof typeof siteDocumentCommands}-${SiteDocument}`;

/** A second click during the call returns the same promise. */
function runOnce(
  editor: Editor,
  action: LockedAction | `${LockedAction} ${string}`,
  done: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { running } = editor.get(pageCommands);
  const inProgress = running.get(action);
  if (inProgress) return inProgress;
  const attempt = runWithToast(editor, work, done).finally(() => running.delete(action));
  running.set(action, attempt);
  return attempt;
}

export const flushPage = async (editor: Editor): Promise<void> => editor.get(pageCommands).current?.saver.flush();
