import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PageCopies } from '../../kit/pages/page-copies.ts';
import { IndexedPageRows } from '../indexed-pages.store.ts';
import { Indexer } from '../indexer.ts';
import { isHidden } from '../search-document.ts';
import { SearchSettingsCache } from '../search-settings.ts';

const dependencies = { indexer: Indexer, rows: IndexedPageRows, settings: SearchSettingsCache, copies: PageCopies };

export const rebuild = handle(search.calls.rebuild, dependencies, async (_input, _caller, needs) => {
  const { indexer, rows, settings, copies } = needs;
  await settings.refreshAll();
  let indexed = 0;
  await copies.rebuild('live', {
    rows,
    filter: { document: { ne: null } },
    write: async ({ page }) => {
      await indexer.storePage(page);
      if (!isHidden(page)) indexed += 1;
    },
    remove: ({ _id, revision }) => indexer.storeRemoval(_id, revision),
  });
  await indexer.refill();
  return { indexed };
});
