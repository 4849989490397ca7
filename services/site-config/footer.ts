import { FooterContent } from '../../proto/entities/footer.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { inRegion } from './in-region.ts';
import { keyedRules } from './keyed-document.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { handle } from '../kit/contract/handle.ts';
import { loadInherited } from './load-inherited.ts';

export const footers = defineDocument<FooterContent, typeof inRegion.dependencies>({
  kind: 'footer',
  capability: 'footer',
  ...inRegion,
  ...keyedRules<FooterContent>('footer'),
  spec: {
    name: 'footers',
    summarise: ({ domainId, region }) => ({
      name: region ? `Footer of ${region}` : 'Footer',
      domainId,
      guard: { region },
    }),
  },
});

export const footerHandlers = {
  loadFooter: handle(siteConfig.calls.loadFooter, footers.needs, ({ domainId }, caller, { docs }) =>
    loadInherited('footer', FooterContent, docs, { domainId }, caller),
  ),
  loadRegionFooter: handle(siteConfig.calls.loadRegionFooter, footers.needs, (scope, caller, { docs }) =>
    loadInherited('footer', FooterContent, docs, scope, caller),
  ),
  saveFooter: handle(siteConfig.calls.saveFooter, footers.needs, ({ footer }, caller, needs) =>
    footers.save(footer, caller, needs),
  ),
  publishFooter: handle(siteConfig.calls.publishFooter, footers.needs, ({ footer }, caller, needs) =>
    footers.publish(footer, caller, needs),
  ),
};
