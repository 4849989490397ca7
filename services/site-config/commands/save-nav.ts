import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { navs } from '../nav.ts';

export const saveNav = handle(siteConfig.calls.saveNav, navs.needs, ({ nav }, caller, needs) =>
  navs.save(nav, caller, needs),
);

export const publishNav = handle(siteConfig.calls.publishNav, navs.needs, ({ nav }, caller, needs) =>
  navs.publish(nav, caller, needs),
);
