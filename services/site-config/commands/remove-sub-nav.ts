import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { storedScope } from '../scope-of-region.ts';
import { removed, SUB_NAVS } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const removeSubNav = handle(
  siteConfig.calls.removeSubNav,
  { docs: SUB_NAVS, uses: SubNavUses, regions: KnownRegions },
  async ({ _id }, caller, { docs, regions, uses }) => {
    await docs.commit(_id, authorOf(caller), async (stored) => {
      const head = inDomain(stored, caller);
      if (head) permit(caller, 'subNavs', await storedScope(regions, head.draft.region, caller));
      return removed(head, _id, await uses.slugsOf(_id, caller));
    });
    return { _id };
  },
);
