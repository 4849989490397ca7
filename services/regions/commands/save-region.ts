import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permittedRegion } from '../permitted-region.ts';
import { identified, saved, REGIONS } from '../region.ts';

export const saveRegion = handle(regions.calls.saveRegion, { docs: REGIONS }, async (input, caller, { docs }) => {
  const region = identified(input.region);
  const { draft } = await docs.commit(region._id, authorOf(caller), (stored) => {
    const head = permittedRegion(stored, caller);
    return saved(head, region);
  });
  return draft!;
});
