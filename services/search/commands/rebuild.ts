import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { search } from '../../../proto/search.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { Indexer } from '../indexer.ts';
import { isHidden } from '../search-document.ts';
import { SearchSettingsCache } from '../search-settings.ts';

const dependencies = { indexer: Indexer, settings: SearchSettingsCache, bus: BUS };
type Needs = Resolved<typeof dependencies>;

export const rebuild = handle(search.calls.rebuild, dependencies, async (_input, caller, needs) => {
  const { indexer, settings } = needs;
  await settings.refreshAll();
  const unseen = new Map<string, number>();
  for await (const batch of indexer.listIndexed()) for (const { _id, revision } of batch) unseen.set(_id, revision);
  let indexed = 0;
  for await (const page of published(needs, caller)) {
    await indexer.storePage(page);
    unseen.delete(page._id);
    if (!isHidden(page)) indexed += 1;
  }
  // Pages published meanwhile have a newer revision than this one, so they stay in the index.
  for (const [id, revision] of unseen) await indexer.storeRemoval(id, revision);
  await indexer.refill();
  return { indexed };
});

async function* published({ bus }: Needs, caller: Caller): AsyncGenerator<Page> {
  for (let after = ''; ;) {
    const answer = await bus.call(pages.calls.listPublished, { after, includeHidden: true }, caller);
    if (answer.pages.length === 0) return;
    yield* answer.pages;
    after = answer.pages.at(-1)!._id;
  }
}
