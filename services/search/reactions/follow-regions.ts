import { regions } from '../../../proto/regions.ts';
import { on } from '../../kit/contract/on.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { Indexer } from '../indexer.ts';

/** Pages of a region that is not published are not found. */
export const followRegions = on(
  regions.events.changed,
  { known: KnownRegions, indexer: Indexer },
  async (data, envelope, { known, indexer }) => {
    await known.learn(data, envelope);
    // Even if the region was up to date: the service may have crashed before it updated the index.
    await indexer.followRegion(envelope.documentId);
  },
);
