import { siteConfig } from '../../../proto/site-config.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ifInDomain, requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { resolveRegionScope, resolveStoredScope } from '../region-scope.ts';
import { decideSave, SUB_NAVS, toSubNav } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const saveSubNav = handle(
  siteConfig.calls.saveSubNav,
  { docs: SUB_NAVS, uses: SubNavUses, regions: RegionCache },
  async ({ subNav }, caller, { regions, docs, uses }) => {
    const { _id } = subNav;
    if (_id === undefined) throw new Problem('invalid', 'Send the _id of the sub nav, or add it first.');
    const { domainId, region } = subNav;
    requireDomain(caller, domainId);
    const next = await resolveRegionScope(regions, region, caller);
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const head = ifInDomain(stored, caller);
      if (head) requireCapability(caller, 'subNavs', await resolveStoredScope(regions, head.draft.region, caller));
      requireCapability(caller, 'subNavs', next);
      return decideSave(head, _id, subNav, await docs.draft.find({ domainId, _id: { ne: _id } }));
    });
    return toSubNav(draft!, (await uses.findUses(_id)).length);
  },
);
