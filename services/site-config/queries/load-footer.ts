import { FooterContent } from '../../../proto/entities/footer.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { footers } from '../footer.ts';
import { loadInherited } from './load-inherited.ts';

export const loadFooter = handle(siteConfig.calls.loadFooter, footers.needs, ({ domainId }, caller, { docs }) =>
  loadInherited('footer', FooterContent, docs, { domainId }, caller),
);

export const loadRegionFooter = handle(siteConfig.calls.loadRegionFooter, footers.needs, (scope, caller, { docs }) =>
  loadInherited('footer', FooterContent, docs, scope, caller),
);
