import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { NavContent } from '../../../proto/entities/nav.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { NAVS } from '../nav.ts';
import { documentKey, type SiteDocumentScope, resolveInherited } from '../keyed-document.ts';

const dependencies = { docs: NAVS };

const load = async (
  { domainId, region }: SiteDocumentScope,
  caller: Caller,
  { docs }: Resolved<typeof dependencies>,
) => {
  const { stage } = caller;
  requireDomain(caller, domainId);
  const get = (scope: SiteDocumentScope) => docs[stage].get(documentKey('nav', scope));
  const own = await get({ domainId, region });
  const ofDomain = own ?? (await get({ domainId }));
  return resolveInherited(
    'nav',
    stage,
    { domainId, region },
    { own, ofDomain, defaults: (scope) => NavContent.parse(scope) },
  );
};

export const loadNav = handle(siteConfig.calls.loadNav, dependencies, (input, caller, needs) =>
  load({ ...input, region: '' }, caller, needs),
);
export const loadRegionNav = handle(siteConfig.calls.loadRegionNav, dependencies, load);
