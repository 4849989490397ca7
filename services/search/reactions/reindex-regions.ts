import { regions } from '../../../proto/regions.ts';
import { onEvent } from '../../kit/contract/on-event.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { Indexer } from '../indexer.ts';

export const reindexRegions = onEvent(
  regions.events.changed,
  { regionCache: RegionCache, indexer: Indexer },
  async (data, envelope, { regionCache, indexer }) => {
    await regionCache.update(data, envelope);
    // Even if the region was up to date: the service may have crashed before it updated the index.
    await indexer.refreshRegion(envelope.documentId);
  },
);
