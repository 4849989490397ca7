import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { subNavs, toSubNav } from '../sub-nav.ts';

export const addSubNav = handle(siteConfig.calls.addSubNav, subNavs.needs, async (input, caller, needs) =>
  toSubNav(await subNavs.create({ ...input, items: [] }, caller, needs), 0),
);
