import type { PageTypeDeclaration } from './page-type.ts';

export const guide = {
  label: 'Guide',
  plural: 'Guides',
  segment: 'guide',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: true,
} as const satisfies PageTypeDeclaration;
