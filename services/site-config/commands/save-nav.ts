import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { NAVS } from '../nav.ts';
import { documentKey, decideSave } from '../keyed-document.ts';
import { resolveRegionScope } from '../region-scope.ts';

const dependencies = { docs: NAVS, regions: RegionCache };

const save =
  (publish: boolean) =>
  async (
    { nav }: HandlerInput<typeof siteConfig.calls.saveNav>,
    caller: Caller,
    { regions, docs }: Resolved<typeof dependencies>,
  ) => {
    requireDomain(caller, nav.domainId);
    requireCapability(caller, 'navigation', await resolveRegionScope(regions, nav.region, caller));
    const { draft } = await docs.commit(documentKey('nav', nav), toAuthor(caller), (head) =>
      decideSave('nav', head, nav, publish),
    );
    return draft!;
  };

export const saveNav = handle(siteConfig.calls.saveNav, dependencies, save(false));
export const publishNav = handle(siteConfig.calls.publishNav, dependencies, save(true));
