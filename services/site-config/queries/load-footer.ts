import { FooterContent } from '../../../proto/entities/footer.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FOOTERS } from '../footer.ts';
import type { SiteDocumentScope } from '../keyed-document.ts';
import { loadInherited } from './load-inherited.ts';

const defaults = (scope: SiteDocumentScope) => FooterContent.parse(scope);

export const loadFooter = handle(siteConfig.calls.loadFooter, { docs: FOOTERS }, ({ domainId }, caller, { docs }) =>
  loadInherited('footer', docs, { domainId, region: '' }, { caller, defaults }),
);

export const loadRegionFooter = handle(
  siteConfig.calls.loadRegionFooter,
  { docs: FOOTERS },
  (scope, caller, { docs }) => loadInherited('footer', docs, scope, { caller, defaults }),
);
