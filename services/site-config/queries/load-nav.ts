import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { NavContent } from '../../../proto/entities/nav.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { NAVS } from '../nav.ts';
import { keyOf, type Place, shown } from '../keyed.ts';

const dependencies = { docs: NAVS };

const load = async ({ domainId, region }: Place, caller: Caller, { docs }: Resolved<typeof dependencies>) => {
  const { stage } = caller;
  permitDomain(caller, domainId);
  const get = (place: Place) => docs[stage].get(keyOf('nav', place));
  const own = await get({ domainId, region });
  const ofDomain = own ?? (await get({ domainId }));
  return shown('nav', stage, { domainId, region }, { own, ofDomain, defaults: (place) => NavContent.parse(place) });
};

export const loadNav = handle(siteConfig.calls.loadNav, dependencies, (input, caller, needs) =>
  load({ ...input, region: '' }, caller, needs),
);
export const loadRegionNav = handle(siteConfig.calls.loadRegionNav, dependencies, load);
