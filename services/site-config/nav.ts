import type { NavContent } from '../../proto/entities/nav.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { inRegion } from './in-region.ts';
import { keyedRules } from './keyed-document.ts';

export const navs = defineDocument<NavContent, typeof inRegion.dependencies>({
  kind: 'nav',
  capability: 'navigation',
  ...inRegion,
  ...keyedRules<NavContent>('nav'),
  spec: {
    name: 'navs',
    summarise: ({ domainId, region }) => ({
      name: region ? `Navigation of ${region}` : 'Navigation',
      domainId,
      guard: { region },
    }),
  },
});
