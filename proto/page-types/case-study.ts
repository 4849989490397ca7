import type { PageTypeDeclaration } from './page-type.ts';

export const caseStudy = {
  label: 'Case study',
  plural: 'Case studies',
  segment: 'case-study',
  collection: 'caseStudies',
  templates: ['article'],
  isArticle: true,
  hasListing: true,
  icon: 'mountains',
} as const satisfies PageTypeDeclaration;
