import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { FOOTERS } from '../footer.ts';
import { documentKey, decideSave } from '../keyed-document.ts';
import { resolveRegionScope } from '../region-scope.ts';

const dependencies = { docs: FOOTERS, regions: RegionCache };

const save =
  (publish: boolean) =>
  async (
    { footer }: HandlerInput<typeof siteConfig.calls.saveFooter>,
    caller: Caller,
    { regions, docs }: Resolved<typeof dependencies>,
  ) => {
    requireDomain(caller, footer.domainId);
    requireCapability(caller, 'footer', await resolveRegionScope(regions, footer.region, caller));
    const { draft } = await docs.commit(documentKey('footer', footer), toAuthor(caller), (head) =>
      decideSave('footer', head, footer, publish),
    );
    return draft!;
  };

export const saveFooter = handle(siteConfig.calls.saveFooter, dependencies, save(false));
export const publishFooter = handle(siteConfig.calls.publishFooter, dependencies, save(true));
