import { BrandContent } from '../../proto/entities/brand.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { requireDomain } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { asUnsavedDocument, documentKey, keyedRules } from './site-document.ts';

export const brands = defineDocument<BrandContent>({
  kind: 'brand',
  capability: 'siteSettings',
  spec: {
    name: 'brands',
    summarise: ({ domainId }) => ({ name: 'Brand', domainId, guard: {} }),
  },
  ...keyedRules<BrandContent>('brand'),
});

const { calls } = siteConfig;

export const brandHandlers = {
  loadBrand: handle(calls.loadBrand, brands.needs, async ({ domainId }, caller, { docs }) => {
    requireDomain(caller, domainId);
    const stored = await docs[caller.stage].get(documentKey('brand', { domainId }));
    const initial = BrandContent.parse({ domainId });
    // A brand that an earlier release has stored lacks newer settings.
    return stored ? { ...initial, ...stored } : asUnsavedDocument('brand', initial);
  }),
  saveBrand: handle(calls.saveBrand, brands.needs, ({ brand }, caller, needs) => brands.save(brand, caller, needs)),
  publishBrand: handle(calls.publishBrand, brands.needs, ({ brand }, caller, needs) =>
    brands.publish(brand, caller, needs),
  ),
};
