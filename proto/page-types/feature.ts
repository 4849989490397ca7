import type { PageTypeDeclaration } from './page-type.ts';

export const feature = {
  label: 'Feature',
  plural: 'Features',
  segment: 'feature',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: false,
  icon: 'mountains',
} as const satisfies PageTypeDeclaration;
