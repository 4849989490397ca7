import { NavContent } from '../../../proto/entities/nav.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { NAVS } from '../nav.ts';
import type { SiteDocumentScope } from '../keyed-document.ts';
import { loadInherited } from './load-inherited.ts';

const defaults = (scope: SiteDocumentScope) => NavContent.parse(scope);

export const loadNav = handle(siteConfig.calls.loadNav, { docs: NAVS }, ({ domainId }, caller, { docs }) =>
  loadInherited('nav', docs, { domainId, region: '' }, { caller, defaults }),
);

export const loadRegionNav = handle(siteConfig.calls.loadRegionNav, { docs: NAVS }, (scope, caller, { docs }) =>
  loadInherited('nav', docs, scope, { caller, defaults }),
);
