import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { onServer } from './on-server.ts';
import type { Outcome, Task } from './task.ts';
import { nameOfPage, toListedPage } from './to-listed-page.ts';
import { normalizePath } from '../../../../proto/address.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import type { LeftLinks } from '../core/left-links.ts';
import { collectLinks, toOwnAddress } from '../links/collect-links.ts';

interface Copy {
  /** Null for no region; absent for the region of the page. */
  regionId?: string | null;
  title?: string;
}

export function copyTask(editor: Editor, row: ListedPage, copy: Copy, name = nameOfPage(row)): Task {
  const toOutcome = (page: Page): Outcome => {
    const deleted = { deleted: page._id };
    const original = editor.state.visit?.regions.find(({ slugPrefix }) => slugPrefix === row.region);
    return {
      page: toListedPage(page),
      leftLinks: findLeftLinks(page, original),
      undo: async () => {
        await getOperations(editor, page.pageType).delete({ _id: page._id });
        return deleted;
      },
      undoOnServer: onServer(editor, page, 'delete', () => deleted),
    };
  };
  return {
    name,
    run: async () => toOutcome(await api('POST /page/copy', { _id: row._id, ...copy })),
    onServer:
      copy.title === undefined
        ? onServer(editor, { ...row, ...copy }, 'copy', async ({ copyId }) =>
            toOutcome(await api('GET /page/loadVersion', { _id: copyId!, version: 'draft' })),
          )
        : undefined,
  };
}

/** Returns undefined if the copy is in the same region, or no link points to the region of the original. */
export function findLeftLinks(copy: Page, original?: Pick<Region, 'name' | 'slugPrefix'>): LeftLinks | undefined {
  if (!original?.slugPrefix || copy.region?.slugPrefix === original.slugPrefix) return undefined;
  const { _id: pageId, slug, header } = copy;
  const links = collectLinks(copy).filter(({ link }) => {
    const path = normalizePath(toOwnAddress(link) ?? '');
    return path === `/${original.slugPrefix}` || path.startsWith(`/${original.slugPrefix}/`);
  });
  if (links.length === 0) return undefined;
  return { pageId, slug, title: header.title || `/${slug}`, region: original.name, links };
}
