import type { BulkAction, BulkPage, BulkResult } from '../../../../proto/entities/bulk-act.ts';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Editor } from '../core/editor.ts';
import { hasOwnOperations } from '../page-types/page-operations.ts';
import type { ServerTask } from './task.ts';

/** Returns undefined for a page whose type has operations of a plugin, which only run in the browser. */
export function onServer(
  editor: Editor,
  { _id, revision, regionId, pageType }: Pick<ListedPage, 'pageType'> & BulkPage,
  action: BulkAction | Exclude<BulkAction['call'], 'changeTags' | 'move' | 'changeOwner'>,
  toOutcome: ServerTask['toOutcome'],
): ServerTask | undefined {
  if (hasOwnOperations(editor, pageType)) return undefined;
  const named = typeof action === 'string' ? { call: action } : action;
  return {
    action: named,
    page: { _id, ...(named.call === 'publish' && { revision }), ...(regionId !== undefined && { regionId }) },
    toOutcome,
  };
}

/** Returns the row of a page until the list contains the change. */
export const afterAct = (row: ListedPage, { revision }: BulkResult, change: Partial<ListedPage> = {}): ListedPage => ({
  ...row,
  ...change,
  revision: revision ?? row.revision,
});
