import type { InOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { NAVS } from '../nav.ts';
import { keyOf, saved } from '../keyed.ts';
import { scopeOfRegion } from '../scope-of-region.ts';

const dependencies = { docs: NAVS, regions: KnownRegions };

const save =
  (publish: boolean) =>
  async (
    { nav }: InOf<typeof siteConfig.calls.saveNav>,
    caller: Caller,
    { regions, docs }: Resolved<typeof dependencies>,
  ) => {
    permitDomain(caller, nav.domainId);
    permit(caller, 'navigation', await scopeOfRegion(regions, nav.region, caller));
    const { draft } = await docs.commit(keyOf('nav', nav), authorOf(caller), (head) =>
      saved('nav', head, nav, publish),
    );
    return draft!;
  };

export const saveNav = handle(siteConfig.calls.saveNav, dependencies, save(false));
export const publishNav = handle(siteConfig.calls.publishNav, dependencies, save(true));
