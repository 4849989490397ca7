import { pages } from '../../../proto/pages.ts';
import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { Indexer } from '../indexer.ts';
import { isHidden } from '../search-document.ts';
import { SearchSettingsCache } from '../search-settings.ts';
import { readBatches } from '../../kit/store/store.ts';

const dependencies = { indexer: Indexer, settings: SearchSettingsCache, bus: BUS };

export const rebuild = handle(search.calls.rebuild, dependencies, async (_input, _caller, needs) => {
  const { indexer, settings, bus } = needs;
  await settings.refreshAll();
  const unseen = new Map<string, number>();
  for await (const batch of indexer.listIndexed()) for (const { _id, revision } of batch) unseen.set(_id, revision);
  let indexed = 0;
  const published = readBatches(
    async (after) => (await bus.call(pages.calls.listCopies, { stage: 'live', after }, WITHOUT_USER)).pages,
  );
  for await (const batch of published) {
    await Promise.all(batch.map((page) => indexer.storePage(page)));
    for (const { _id } of batch) unseen.delete(_id);
    indexed += batch.filter((page) => !isHidden(page)).length;
  }
  // Pages published meanwhile have a newer revision than this one, so they stay in the index.
  for (const [id, revision] of unseen) await indexer.storeRemoval(id, revision);
  await indexer.refill();
  return { indexed };
});
