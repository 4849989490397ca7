import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Editor } from '../core/editor.ts';
import { undoChange } from './undo-change.ts';
import { nameOfPage, adoptPage } from './to-listed-page.ts';
import type { Task } from './task.ts';

/** A change of a draft that makes at most one revision, and can be undone. */
export const changeDraft = (editor: Editor, row: ListedPage, change: () => Promise<Page>): Task => ({
  name: nameOfPage(row),
  run: async () => {
    const page = await change();
    const isChanged = page.revision > row.revision;
    return { page: adoptPage(editor, page), ...(isChanged && { undo: () => undoChange(editor, page) }) };
  },
});
