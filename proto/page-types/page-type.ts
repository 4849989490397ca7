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

export interface PageTypeDeclaration {
  label: string;
  plural: string;
  /** The segment between the region's prefix and the page's own name; empty for none. */
  segment: string;
  /** The value of `collection` on the wire: a hint for older clients, the page type takes precedence. */
  collection: string;
  /** A new page gets the first one. */
  templates: readonly [Template, ...Template[]];
  /** Articles appear in listings, in article filters and in blocks that show articles. */
  isArticle: boolean;
  /** Each region has a listing of them at the segment, even without a saved page. */
  hasListing: boolean;
  icon?: string;
}
