import { RegionContent } from '../../../proto/entities/region.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { decideCreate, REGIONS } from '../region.ts';

export const createRegion = handle(
  regions.calls.createRegion,
  { docs: REGIONS, clock: CLOCK },
  async (input, caller, { docs, clock }) => {
    const content = RegionContent.parse({ domainId: caller.domainId || undefined, ...input.region });
    requireDomain(caller, content.domainId ?? '');
    requireCapability(caller, 'regions');
    const others = await docs.draft.count({ domainId: content.domainId ?? '' });
    const { draft } = await docs.commit(clock.id(), toAuthor(caller), () => decideCreate(content, others));
    return draft!;
  },
);
