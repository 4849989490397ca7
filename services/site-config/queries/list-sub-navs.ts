import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { SUB_NAVS, toSubNav } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const listSubNavs = handle(
  siteConfig.calls.listSubNavs,
  { docs: SUB_NAVS, uses: SubNavUses },
  async ({ domainId, region }, caller, { docs, uses }) => {
    requireDomain(caller, domainId);
    const subNavs = await docs[caller.stage].find({ domainId, ...(region && { region }) }, { sort: { name: 'asc' } });
    return Promise.all(subNavs.map(async (subNav) => toSubNav(subNav, (await uses.findUses(subNav._id)).length)));
  },
);
