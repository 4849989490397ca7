import type { InOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { FOOTERS } from '../footer.ts';
import { keyOf, saved } from '../keyed.ts';
import { scopeOfRegion } from '../scope-of-region.ts';

const dependencies = { docs: FOOTERS, regions: KnownRegions };

const save =
  (publish: boolean) =>
  async (
    { footer }: InOf<typeof siteConfig.calls.saveFooter>,
    caller: Caller,
    { regions, docs }: Resolved<typeof dependencies>,
  ) => {
    permitDomain(caller, footer.domainId);
    permit(caller, 'footer', await scopeOfRegion(regions, footer.region, caller));
    const { draft } = await docs.commit(keyOf('footer', footer), authorOf(caller), (head) =>
      saved('footer', head, footer, publish),
    );
    return draft!;
  };

export const saveFooter = handle(siteConfig.calls.saveFooter, dependencies, save(false));
export const publishFooter = handle(siteConfig.calls.publishFooter, dependencies, save(true));
