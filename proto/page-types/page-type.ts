export const templateNames = [
  'primary',
  'secondary',
  'tertiary',
  'home',
  'discover',
  'listing',
  'article',
  'event',
] as const;
export type Template = (typeof templateNames)[number];

/** Lists of blocks of a page, each shown by some templates. */
export const contentSections = ['contents', 'articleContents', 'eventContents'] as const;

export interface PageTypeDeclaration {
  label: string;
  plural: string;
  segment: string;
  /** Collection name for older clients; the page type takes precedence. */
  collection: string;
  templates: readonly [Template, ...Template[]];
  isArticle: boolean;
  /** True if each region has a listing of these pages at the segment, even without a saved page. */
  hasListing: boolean;
  icon?: string;
  /** Names of functions in `bff/visit/route-middleware.ts` that run, in this order, before a page of this type is shown. */
  middleware?: readonly string[];
}
