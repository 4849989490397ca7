import { RegionContent } from '../../../proto/entities/region.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { created, REGIONS } from '../region.ts';

export const createRegion = handle(
  regions.calls.createRegion,
  { docs: REGIONS, clock: CLOCK },
  async (input, caller, { docs, clock }) => {
    const content = RegionContent.parse({ domainId: caller.domainId || undefined, ...input.region });
    permitDomain(caller, content.domainId ?? '');
    permit(caller, 'regions');
    const others = await docs.draft.count({ domainId: content.domainId ?? '' });
    const { draft } = await docs.commit(clock.id(), authorOf(caller), () => created(content, others));
    return draft!;
  },
);
