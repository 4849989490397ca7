import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { errorMessage } from '../core/error-message.ts';
import type { PublishKind } from '../core/publishing.ts';
import { showReceipt, showReview } from '../core/publishing-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { changePage, flushOpenPage, type LockedAction, type PageRef } from '../saving/commands.ts';
import { requestReceipt } from './request-receipt.ts';
import { messages } from '../messages/messages.ts';

const t = messages.saving;

/** Publishes in progress by page id. */
const publishing = () => new Map<string, Promise<boolean>>();

export function publishPage(editor: Editor, page: PageRef): Promise<boolean> {
  const running = editor.get(publishing);
  const attempt = running.get(page._id) ?? checkAndPublish(editor, page).finally(() => running.delete(page._id));
  running.set(page._id, attempt);
  return attempt;
}

async function checkAndPublish(editor: Editor, page: PageRef): Promise<boolean> {
  const startedAt = performance.now();
  // An earlier receipt does not describe the version that is published now.
  showReceipt(editor, null);
  try {
    const { findProblems } = await import('./checks/find-problems.ts');
    for (;;) {
      await flushOpenPage(editor, page);
      const checked = editor.state.documents.page as Page;
      const problems = await findProblems(editor, checked);
      await flushOpenPage(editor, page);
      // Edits that were made during the checks are checked too.
      if (editor.state.documents.page !== checked) continue;
      if (problems.length === 0 && !editor.state.preferences?.reviewsChanges)
        return await publishUnchecked(editor, page, startedAt);
      showReview(editor, { problems, page: checked });
      return false;
    }
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

export const publishUnchecked = (editor: Editor, page: PageRef, startedAt = performance.now()): Promise<boolean> =>
  changeVisible(
    editor,
    page,
    { kind: 'publish', action: 'publish-page', done: t.pagePublished, startedAt },
    ({ _id, pageType, revision }) => getOperations(editor, pageType).publish({ page: { _id, revision } }),
  );

export const unpublishPage = (editor: Editor, page: PageRef): Promise<boolean> =>
  changeVisible(
    editor,
    page,
    { kind: 'unpublish', action: 'unpublish-page', done: t.pageUnpublished },
    ({ _id, pageType }) => getOperations(editor, pageType).unpublish({ _id }),
  );

export const takeBackPublish = (editor: Editor, page: PageRef): Promise<boolean> =>
  changeVisible(
    editor,
    page,
    { kind: 'undo', action: 'undo-publish', done: messages.publishing.undo.done },
    ({ _id }) => api('POST /page/takeBackPublish', { _id }),
  );

interface Change {
  kind: PublishKind;
  action: LockedAction;
  done: string;
  startedAt?: number;
}

async function changeVisible(
  editor: Editor,
  page: PageRef,
  { kind, action, done, startedAt = performance.now() }: Change,
  call: (page: Page) => Promise<Page>,
): Promise<boolean> {
  let changed: Page | undefined;
  const isDone = await changePage(editor, page, action, done, async (stored) => (changed = await call(stored)));
  if (isDone && changed) void requestReceipt(editor, { kind, page: changed, startedAt });
  return isDone;
}
