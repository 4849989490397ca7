import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { FooterContent } from '../../../proto/entities/footer.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { FOOTERS } from '../footer.ts';
import { documentKey, type SiteDocumentScope, resolveInherited } from '../keyed-document.ts';

const dependencies = { docs: FOOTERS };

const load = async (
  { domainId, region }: SiteDocumentScope,
  caller: Caller,
  { docs }: Resolved<typeof dependencies>,
) => {
  const { stage } = caller;
  requireDomain(caller, domainId);
  const get = (scope: SiteDocumentScope) => docs[stage].get(documentKey('footer', scope));
  const own = await get({ domainId, region });
  const ofDomain = own ?? (await get({ domainId }));
  return resolveInherited(
    'footer',
    stage,
    { domainId, region },
    { own, ofDomain, defaults: (scope) => FooterContent.parse(scope) },
  );
};

export const loadFooter = handle(siteConfig.calls.loadFooter, dependencies, (input, caller, needs) =>
  load({ ...input, region: '' }, caller, needs),
);
export const loadRegionFooter = handle(siteConfig.calls.loadRegionFooter, dependencies, load);
