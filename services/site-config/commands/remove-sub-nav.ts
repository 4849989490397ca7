import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { subNavs } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

export const removeSubNav = handle(
  siteConfig.calls.removeSubNav,
  { ...subNavs.needs, uses: SubNavUses },
  ({ _id }, caller, needs) => subNavs.delete(_id, caller, needs, () => needs.uses.findSlugs(_id, caller)),
);
