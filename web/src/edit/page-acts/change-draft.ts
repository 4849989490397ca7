import type { BulkAction } from '../../../../proto/entities/bulk-act.ts';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { DocumentAction } from '../../../../proto/document-actions.ts';
import type { Editor } from '../core/editor.ts';
import { afterAct, onServer } from './on-server.ts';
import { nameOfPage, adoptPage } from './to-listed-page.ts';
import type { Task, Outcome } from './task.ts';
import { api } from '../../api.ts';
import { newKey } from '../core/new-key.ts';
import { getOperations } from '../page-types/page-operations.ts';

/** Creates a task that changes a draft by at most one revision, which can be undone. */
export const changeDraft = (
  editor: Editor,
  row: ListedPage,
  change: () => Promise<Page>,
  action?: BulkAction,
  undo = undoChange,
): Task => ({
  name: nameOfPage(row),
  run: async () => {
    const page = await change();
    const isChanged = page.revision > row.revision;
    return { page: adoptPage(editor, page), ...(isChanged && { undo: () => undo(editor, page) }) };
  },
  onServer:
    action &&
    onServer(editor, row, action, (result) => {
      const page = afterAct(row, result);
      return { page, ...(page.revision > row.revision && { undo: () => undo(editor, page) }) };
    }),
});

const undoable: ReadonlySet<string> = new Set<DocumentAction>(['movePage', 'changeType', 'changeTags']);

/** Reverts one revision by an inverse edit, so that later changes remain. */
async function undoChange(
  editor: Editor,
  { _id, revision, pageType }: Pick<Page, '_id' | 'revision' | 'pageType'>,
): Promise<Outcome> {
  const { revisions } = await api('GET /page/history', { _id, before: revision + 1, limit: 1 });
  // A change that changed nothing has no revision, and the newest one is somebody else's.
  const isOwn = revisions[0]?.by._id === editor.state.visit?.editing.user?._id;
  if (isOwn && undoable.has(revisions[0]!.action)) {
    const { operations } = await api('GET /page/compare', { _id, from: revision, to: revision - 1 });
    if (operations.length > 0)
      await getOperations(editor, pageType).edit({ _id, base: revision, operations, changeId: newKey() });
  }
  return { page: adoptPage(editor, await api('GET /page/loadVersion', { _id, version: 'draft' })) };
}
