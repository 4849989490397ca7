import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { authorizeRegion } from '../authorize-region.ts';
import { decideUnpublish, REGIONS } from '../region.ts';

export const unpublishRegion = handle(
  regions.calls.unpublishRegion,
  { docs: REGIONS },
  async (input, caller, { docs }) => {
    const { draft } = await docs.commit(input.regionId, toAuthor(caller), (stored) => {
      const head = authorizeRegion(stored, caller);
      return decideUnpublish(head, input.regionId);
    });
    return draft!;
  },
);
