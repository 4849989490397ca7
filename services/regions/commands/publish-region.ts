import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { authorizeRegion } from '../authorize-region.ts';
import { withId, decidePublish, REGIONS } from '../region.ts';

export const publishRegion = handle(regions.calls.publishRegion, { docs: REGIONS }, async (input, caller, { docs }) => {
  const region = withId(input.region);
  const { draft } = await docs.commit(region._id, toAuthor(caller), (stored) => {
    const head = authorizeRegion(stored, caller);
    return decidePublish(head, region);
  });
  return draft!;
});
