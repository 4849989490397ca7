import type { PageTypeDeclaration } from './page-type.ts';

export const page = {
  label: 'Page',
  plural: 'Pages',
  segment: '',
  collection: 'pages',
  templates: ['primary', 'secondary', 'tertiary', 'home', 'discover', 'listing'],
  isArticle: false,
  hasListing: false,
} as const satisfies PageTypeDeclaration;
