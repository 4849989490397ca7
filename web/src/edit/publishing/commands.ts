import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { errorMessage } from '../core/error-message.ts';
import type { PublishKind } from '../core/publishing.ts';
import { showReceipt, showReview } from '../core/publishing-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { changePage, flushPage, type LockedAction } from '../saving/commands.ts';
import { requestReceipt } from './request-receipt.ts';
import { messages } from '../messages/messages.ts';

const t = messages.saving;

const publishing = () => ({ running: null as Promise<boolean> | null });

export function publishPage(editor: Editor): Promise<boolean> {
  const { running } = editor.get(publishing);
  if (running) return running;
  const attempt = checkAndPublish(editor).finally(() => (editor.get(publishing).running = null));
  return (editor.get(publishing).running = attempt);
}

async function checkAndPublish(editor: Editor): Promise<boolean> {
  const startedAt = performance.now();
  // An earlier receipt does not describe the version that is published now.
  showReceipt(editor, null);
  try {
    await flushPage(editor);
    const { findProblems } = await import('./checks/find-problems.ts');
    const problems = await findProblems(editor);
    if (problems.length === 0 && !editor.state.preferences?.reviewsChanges)
      return await publishUnchecked(editor, startedAt);
    showReview(editor, problems);
    return false;
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

export const publishUnchecked = (editor: Editor, startedAt = performance.now()): Promise<boolean> =>
  changeVisible(editor, { kind: 'publish', action: 'publish-page', done: t.pagePublished, startedAt }, (page) =>
    getOperations(editor, page.pageType).publish({ page: { _id: page._id, revision: page.revision } }),
  );

export const unpublishPage = (editor: Editor): Promise<boolean> =>
  changeVisible(editor, { kind: 'unpublish', action: 'unpublish-page', done: t.pageUnpublished }, ({ _id, pageType }) =>
    getOperations(editor, pageType).unpublish({ _id }),
  );

export const takeBackPublish = (editor: Editor): Promise<boolean> =>
  changeVisible(editor, { kind: 'undo', action: 'undo-publish', done: messages.publishing.undo.done }, ({ _id }) =>
    api('POST /page/takeBackPublish', { _id }),
  );

interface Change {
  kind: PublishKind;
  action: LockedAction;
  done: string;
  startedAt?: number;
}

async function changeVisible(
  editor: Editor,
  { kind, action, done, startedAt = performance.now() }: Change,
  call: (page: Page) => Promise<Page>,
): Promise<boolean> {
  let changed: Page | undefined;
  const isDone = await changePage(editor, action, done, async (page) => (changed = await call(page)));
  if (isDone && changed) void requestReceipt(editor, { kind, page: changed, startedAt });
  return isDone;
}
