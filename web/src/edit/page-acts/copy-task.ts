import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { findLeftLinks } from './find-left-links.ts';
import type { Task } from './task.ts';
import { nameOfPage, toListedPage } from './to-listed-page.ts';

interface Copy {
  /** Null for no region; absent for the region of the page. */
  regionId?: string | null;
  title?: string;
}

export const copyTask = (editor: Editor, row: ListedPage, copy: Copy, name = nameOfPage(row)): Task => ({
  name,
  run: async () => {
    const page = await api('POST /page/copy', { _id: row._id, ...copy });
    const undo = async () => {
      await getOperations(editor, page.pageType).delete({ _id: page._id });
      return { deleted: page._id };
    };
    const original = editor.state.visit?.regions.find(({ slugPrefix }) => slugPrefix === row.region);
    return { page: toListedPage(page), undo, leftLinks: findLeftLinks(page, original) };
  },
});
