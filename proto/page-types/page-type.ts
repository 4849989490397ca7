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

/** The lists of blocks that pages have, each in some templates. */
export const contentSections = ['contents', 'articleContents', 'eventContents'] as const;

export interface PageTypeDeclaration {
  label: string;
  plural: string;
  segment: string;
  /** A hint for older clients; the page type takes precedence. */
  collection: string;
  templates: readonly [Template, ...Template[]];
  isArticle: boolean;
  /** Each region has a listing of them at the segment, even without a saved page. */
  hasListing: boolean;
  icon?: string;
  /** Names of functions in `bff/visit/route-middleware.ts` that run, in this order, before a page of the type is shown. */
  middleware?: readonly string[];
}
