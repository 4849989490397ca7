import type { PageTypeDeclaration } from './page-type.ts';

/** The example of docs/plugins.md. The site has no guides until `declarations` lists it. */
export const guide = {
  label: 'Guide',
  plural: 'Guides',
  segment: 'guide',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: true,
} as const satisfies PageTypeDeclaration;
