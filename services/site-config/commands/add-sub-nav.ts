import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { scopeOfRegion } from '../scope-of-region.ts';
import { added, SUB_NAVS, viewOf } from '../sub-nav.ts';

export const addSubNav = handle(
  siteConfig.calls.addSubNav,
  { docs: SUB_NAVS, clock: CLOCK, regions: KnownRegions },
  async (input, caller, { regions, docs, clock }) => {
    const { domainId } = input;
    permitDomain(caller, domainId);
    permit(caller, 'subNavs', await scopeOfRegion(regions, input.region, caller));
    const { draft } = await docs.commit(clock.id(), authorOf(caller), async () =>
      added(input, await docs.draft.find({ domainId })),
    );
    return viewOf(draft!, 0);
  },
);
