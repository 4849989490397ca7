import { NavContent } from '../../../proto/entities/nav.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { navs } from '../nav.ts';
import { loadInherited } from './load-inherited.ts';

export const loadNav = handle(siteConfig.calls.loadNav, navs.needs, ({ domainId }, caller, { docs }) =>
  loadInherited('nav', NavContent, docs, { domainId }, caller),
);

export const loadRegionNav = handle(siteConfig.calls.loadRegionNav, navs.needs, (scope, caller, { docs }) =>
  loadInherited('nav', NavContent, docs, scope, caller),
);
