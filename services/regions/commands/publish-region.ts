import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permittedRegion } from '../permitted-region.ts';
import { identified, published, REGIONS } from '../region.ts';

export const publishRegion = handle(regions.calls.publishRegion, { docs: REGIONS }, async (input, caller, { docs }) => {
  const region = identified(input.region);
  const { draft } = await docs.commit(region._id, authorOf(caller), (stored) => {
    const head = permittedRegion(stored, caller);
    return published(head, region);
  });
  return draft!;
});
