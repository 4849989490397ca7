import { type PageTypeDeclaration, type Template, templateNames } from './page-type.ts';

const page = {
  label: 'Page',
  plural: 'Pages',
  segment: '',
  collection: 'pages',
  templates: ['primary', 'secondary', 'tertiary', 'home', 'discover', 'listing'],
  isArticle: false,
  hasListing: false,
} as const satisfies PageTypeDeclaration;

const news = {
  label: 'News',
  plural: 'News',
  segment: 'news',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: true,
  icon: 'mountains',
} as const satisfies PageTypeDeclaration;

const feature = {
  label: 'Feature',
  plural: 'Features',
  segment: 'feature',
  collection: 'articles',
  templates: ['article'],
  isArticle: true,
  hasListing: false,
  icon: 'mountains',
} as const satisfies PageTypeDeclaration;

const event = {
  label: 'Event',
  plural: 'Events',
  segment: 'event',
  collection: 'articles',
  templates: ['event'],
  isArticle: true,
  hasListing: false,
} as const satisfies PageTypeDeclaration;

const caseStudy = {
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

export const pageTypes = Object.keys(declarations) as PageType[];
export const articleTypes = pageTypes.filter((type): type is ArticleType => declarations[type].isArticle);

export const collectionByPageType = mapPageTypes(({ collection }) => collection);

export const segmentByPageType = mapPageTypes(({ segment }) => segment);

export const templates = Object.fromEntries(
  templateNames.map((template) => [
    template,
    pageTypes.filter((type) => (declarations[type].templates as readonly Template[]).includes(template)),
  ]),
) as Record<Template, PageType[]>;

function mapPageTypes<V>(value: (declaration: PageTypeDeclaration) => V): Record<PageType, V> {
  return Object.fromEntries(pageTypes.map((type) => [type, value(declarations[type])])) as Record<PageType, V>;
}
