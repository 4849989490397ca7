import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { onEvent, type Resolved } from '../../kit/contract/handle.ts';
import { PageCopies } from '../../kit/pages/page-copies.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { Indexer } from '../indexer.ts';

const dependencies = { indexer: Indexer };

const removePage = (_: unknown, { documentId, revision }: EventEnvelope, { indexer }: Resolved<typeof dependencies>) =>
  indexer.removePage(documentId, revision);

export const indexPages = [
  onEvent(
    pages.events.published,
    { ...dependencies, copies: PageCopies },
    async (_, { documentId, revision }, { indexer, copies }) => {
      const copy = await copies.load(documentId, 'live');
      await (copy ? indexer.indexPage(copy.page) : indexer.removePage(documentId, revision));
    },
  ),
  onEvent(pages.events.unpublished, dependencies, removePage),
  onEvent(pages.events.deleted, dependencies, removePage),
];

export const reindexRegions = onEvent(
  regions.events.changed,
  { regionCache: RegionCache, indexer: Indexer },
  async (data, envelope, { regionCache, indexer }) => {
    await regionCache.update(data, envelope);
    await indexer.refreshRegion(envelope.documentId);
  },
);
