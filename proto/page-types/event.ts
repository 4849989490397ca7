import type { PageTypeDeclaration } from './page-type.ts';

export const event = {
  label: 'Event',
  plural: 'Events',
  segment: 'event',
  collection: 'articles',
  templates: ['event'],
  isArticle: true,
  hasListing: false,
} as const satisfies PageTypeDeclaration;
