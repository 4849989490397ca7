import type { PageTypeDeclaration } from './page-type.ts';

/** The example of docs/plugins.md; not in use until `declarations` lists it. */
export const guide = {
  label: 'Guide',
  plural: 'Guides',
  segment: 'guide',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: true,
} as const satisfies PageTypeDeclaration;
