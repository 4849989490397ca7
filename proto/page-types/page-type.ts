/** The shapes that a page can have. */
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

/** A kind of page, as data: services, the site and the editor derive from it what they know of page types. */
export interface PageTypeDeclaration {
  label: string;
  /** What visitors call many of them. */
  plural: string;
  /** The segment between the region's prefix and the page's own name; empty for none. */
  segment: string;
  /** What `collection` may name on the wire: a hint for older clients, the page type decides. */
  collection: string;
  /** The templates of its pages; a new page has the first one. */
  templates: readonly [Template, ...Template[]];
  /** Its pages are found by filters of articles, listings and the blocks that show articles. */
  isArticle: boolean;
  /** Each region has a listing of them at the segment, even where no page is saved for it. */
  hasListing: boolean;
  /** The icon in the header of a new page. */
  icon?: string;
}
