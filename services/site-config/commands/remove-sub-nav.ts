import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ifInDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { resolveStoredScope } from '../region-scope.ts';
import { decideRemove, SUB_NAVS } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const removeSubNav = handle(
  siteConfig.calls.removeSubNav,
  { docs: SUB_NAVS, uses: SubNavUses, regions: RegionCache },
  async ({ _id }, caller, { docs, regions, uses }) => {
    await docs.commit(_id, toAuthor(caller), async (stored) => {
      const head = ifInDomain(stored, caller);
      if (head) requireCapability(caller, 'subNavs', await resolveStoredScope(regions, head.draft.region, caller));
      return decideRemove(head, _id, await uses.findSlugs(_id, caller));
    });
    return { _id };
  },
);
