import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { resolveRegionScope } from '../region-scope.ts';
import { decideCreate, SUB_NAVS, toSubNav } from '../sub-nav.ts';

export const addSubNav = handle(
  siteConfig.calls.addSubNav,
  { docs: SUB_NAVS, clock: CLOCK, regions: RegionCache },
  async (input, caller, { regions, docs, clock }) => {
    const { domainId } = input;
    requireDomain(caller, domainId);
    requireCapability(caller, 'subNavs', await resolveRegionScope(regions, input.region, caller));
    const { draft } = await docs.commit(clock.id(), toAuthor(caller), async () =>
      decideCreate(input, await docs.draft.find({ domainId })),
    );
    return toSubNav(draft!, 0);
  },
);
