import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { subNavs, toSubNav } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const saveSubNav = handle(
  siteConfig.calls.saveSubNav,
  { ...subNavs.needs, uses: SubNavUses },
  async ({ subNav }, caller, needs) => {
    const saved = await subNavs.save(subNav, caller, needs);
    return toSubNav(saved, (await needs.uses.findUses(saved._id)).length);
  },
);
