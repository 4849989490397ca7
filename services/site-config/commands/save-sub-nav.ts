import { siteConfig } from '../../../proto/site-config.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain, permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { scopeOfRegion, storedScope } from '../scope-of-region.ts';
import { saved, SUB_NAVS, viewOf } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const saveSubNav = handle(
  siteConfig.calls.saveSubNav,
  { docs: SUB_NAVS, uses: SubNavUses, regions: KnownRegions },
  async ({ subNav }, caller, { regions, docs, uses }) => {
    const { _id } = subNav;
    if (_id === undefined) throw new Problem('invalid', 'Name the sub nav by its _id, or add it first.');
    const { domainId, region } = subNav;
    permitDomain(caller, domainId);
    const next = await scopeOfRegion(regions, region, caller);
    const { draft } = await docs.commit(_id, authorOf(caller), async (stored) => {
      const head = inDomain(stored, caller);
      if (head) permit(caller, 'subNavs', await storedScope(regions, head.draft.region, caller));
      permit(caller, 'subNavs', next);
      return saved(head, _id, subNav, await docs.draft.find({ domainId, _id: { ne: _id } }));
    });
    return viewOf(draft!, (await uses.of(_id)).length);
  },
);
