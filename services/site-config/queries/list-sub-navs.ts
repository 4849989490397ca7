import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { SUB_NAVS, viewOf } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const listSubNavs = handle(
  siteConfig.calls.listSubNavs,
  { docs: SUB_NAVS, uses: SubNavUses },
  async ({ domainId, region }, caller, { docs, uses }) => {
    permitDomain(caller, domainId);
    const subNavs = await docs[caller.stage].find({ domainId, ...(region && { region }) }, { sort: { name: 'asc' } });
    return Promise.all(subNavs.map(async (one) => viewOf(one, (await uses.of(one._id)).length)));
  },
);
