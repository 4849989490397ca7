import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { pageTypes } from './page.ts';

/** What the search knows of a published page. */
export const SearchDocument = z.object({
  _id: Id,
  revision: z.number().int(),
  domainId: Id,
  /** The slugPrefix of its region, empty for none. */
  region: z.string(),
  pageType: z.enum(pageTypes),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  imageId: z.string(),
  date: z.string(),
  lastPublished: Instant,
  /** Plain text of every content list. */
  text: z.string(),
});
export type SearchDocument = z.infer<typeof SearchDocument>;

export const SearchHit = SearchDocument.omit({ text: true, revision: true, domainId: true }).extend({
  /** Escaped HTML: the matched words stand in <mark>, nothing else is markup. */
  highlight: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

const Facet = z.array(z.object({ value: z.string(), count: z.number().int() }));
export const SearchResult = z.object({
  hits: z.array(SearchHit),
  total: z.number().int(),
  /** 1-based. */
  page: z.number().int(),
  size: z.number().int(),
  facets: z.object({ region: Facet, type: Facet, tag: Facet }),
});
export type SearchResult = z.infer<typeof SearchResult>;
