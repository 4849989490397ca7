import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { pageTypes } from './page.ts';

export const SearchDocument = z.object({
  _id: Id,
  revision: z.number().int(),
  domainId: Id,
  region: z.string(),
  pageType: z.enum(pageTypes),
  slug: z.string(),
  /** Language of the region, such as `en`, by whose rules words are compared. */
  language: z.string(),
  title: z.string(),
  seoTitle: z.string(),
  label: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  keywords: z.array(z.string()),
  headings: z.array(z.string()),
  imageId: z.string(),
  date: z.string(),
  lastPublished: Instant,
  /** Paragraphs of the page, one per line. */
  text: z.string(),
  /** Other texts that visitors read, such as link texts and alternative texts. */
  labels: z.string(),
});
export type SearchDocument = z.infer<typeof SearchDocument>;

export const SearchHit = SearchDocument.omit({
  text: true,
  labels: true,
  revision: true,
  domainId: true,
  language: true,
  keywords: true,
  headings: true,
}).extend({
  /** Escaped HTML in which matched words are marked with <mark>. */
  highlight: z.string(),
  matchedTopics: z.array(z.string()),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const Suggestion = SearchHit.pick({
  _id: true,
  region: true,
  pageType: true,
  slug: true,
  title: true,
  seoTitle: true,
});
export type Suggestion = z.infer<typeof Suggestion>;

const Facet = z.array(z.object({ value: z.string(), count: z.number().int() }));
export const SearchResult = z.object({
  hits: z.array(SearchHit),
  total: z.number().int(),
  /** Number of the page of results; the first is 1. */
  page: z.number().int(),
  size: z.number().int(),
  facets: z.object({ region: Facet, type: Facet, tag: Facet }),
  corrected: z
    .string()
    .optional()
    .describe('The corrected query, which was searched because no page contains one of the original words.'),
  elsewhere: z
    .array(Suggestion)
    .optional()
    .describe('Pages of other regions with all words, if the searched region has few; at most 3.'),
});
export type SearchResult = z.infer<typeof SearchResult>;
