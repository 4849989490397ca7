import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { subNavs, toSubNav } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const listSubNavs = handle(
  siteConfig.calls.listSubNavs,
  { ...subNavs.needs, uses: SubNavUses },
  async ({ domainId, region }, caller, needs) => {
    const found = await subNavs.list({ domainId, ...(region && { region }) }, caller, needs);
    return Promise.all(found.map(async (subNav) => toSubNav(subNav, (await needs.uses.findUses(subNav._id)).length)));
  },
);
