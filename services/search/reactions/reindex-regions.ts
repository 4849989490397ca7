import { regions } from '../../../proto/regions.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { Indexer } from '../indexer.ts';

export const reindexRegions = onEvent(
  regions.events.changed,
  { regionCache: RegionCache, indexer: Indexer },
  async (data, envelope, { regionCache, indexer }) => {
    await regionCache.update(data, envelope);
    await indexer.refreshRegion(envelope.documentId);
  },
);
