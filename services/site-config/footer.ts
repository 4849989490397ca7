import type { FooterContent } from '../../proto/entities/footer.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { inRegion } from './in-region.ts';
import { keyedRules } from './keyed-document.ts';

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
