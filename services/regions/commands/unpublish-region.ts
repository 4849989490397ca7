import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permittedRegion } from '../permitted-region.ts';
import { unpublished, REGIONS } from '../region.ts';

export const unpublishRegion = handle(
  regions.calls.unpublishRegion,
  { docs: REGIONS },
  async (input, caller, { docs }) => {
    const { draft } = await docs.commit(input.regionId, authorOf(caller), (stored) => {
      const head = permittedRegion(stored, caller);
      return unpublished(head, input.regionId);
    });
    return draft!;
  },
);
