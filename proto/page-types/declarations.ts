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

export const event = {
  label: 'Event',
  plural: 'Events',
  segment: 'event',
  collection: 'articles',
  templates: ['event'],
  isArticle: true,
  hasListing: false,
} as const satisfies PageTypeDeclaration;

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

export const declarations = { page, news, feature, event, caseStudy } as const satisfies Record<
  string,
  PageTypeDeclaration
>;

type Declarations = typeof declarations;
export type PageType = keyof Declarations;
export type ArticleType = { [N in PageType]: Declarations[N]['isArticle'] extends true ? N : never }[PageType];
