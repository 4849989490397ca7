import type { PageTypeDeclaration } from './page-type.ts';

export const news = {
  label: 'News',
  plural: 'News',
  segment: 'news',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: true,
  icon: 'mountains',
} as const satisfies PageTypeDeclaration;
