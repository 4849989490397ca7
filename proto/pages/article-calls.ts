import { z } from 'zod';
import { Id, articleTypes, QueryList, QueryNumber } from '../values.ts';
import { type CallSpec, commandNeeding } from '../contract.ts';
import { Article, ArticleTypeName } from '../entities/page.ts';

export const Listing = z.looseObject({
  _id: Id,
  articleTypes: z.array(z.enum(articleTypes)).default([]),
  tags: z.array(z.string()).default([]),
  published: z.boolean().default(false),
  /** Revision that the editor has seen; publishing fails if the page has changed since. */
  revision: z.number().int().optional(),
});

const InRegion = z
  .string()
  .max(60)
  .default('')
  .describe('Address prefix of a region (`au`); empty for the whole domain.');

export const articleCalls = {
  loadTags: {
    summary: 'Lists the tags of published articles.',
    kind: 'query',
    who: 'anyone',
    in: z.object({
      domainId: Id.describe('Id of the domain, which must be that of the request.'),
      regionPrefix: InRegion,
      pageTypes: QueryList.pipe(z.array(ArticleTypeName).max(20))
        .optional()
        .describe('Only tags of articles of these types, separated by commas.'),
    }),
    out: z.array(z.string()),
    http: 'GET /article/loadTags',
  },
  filterArticles: {
    summary: 'Lists published articles by title, type, region and tag, one page of results at a time.',
    kind: 'query',
    who: 'anyone',
    in: z.object({
      title: z.string().max(200).default('').describe('Text that the title contains, in any case.'),
      pageTypes: QueryList.pipe(z.array(ArticleTypeName).max(20))
        .optional()
        .describe('Only articles of these types, separated by commas.'),
      limit: QueryNumber.int().min(1).max(100).default(24).describe('Number of results, 1 to 100.'),
      currentPage: QueryNumber.int().min(0).default(0).describe('Page of the results, from 0.'),
      regionPrefix: InRegion,
      tag: z.string().max(60).optional().describe('Only articles with this tag.'),
    }),
    out: z.object({ articles: z.array(Article), total: z.number().int() }),
    http: 'GET /article/filter',
  },
  findListing: {
    summary: 'Returns what a listing page lists.',
    kind: 'query',
    who: 'anyone',
    refuses: ['forbidden'],
    in: z.object({ id: Id.describe('Id of the listing page.') }),
    out: z.object({ listing: Listing }),
    http: 'GET /listing/findById',
  },
  publishListing: {
    summary: 'Publishes what a listing page lists.',
    ...commandNeeding('pages.publish'),
    in: z.object({
      listing: z
        .looseObject({ _id: Id, revision: z.number().int().nonnegative().optional() })
        .describe('The article types and tags to list; with `revision`, a page that has changed since is refused.'),
    }),
    out: z.object({ listing: Listing }),
    http: 'POST /listing/publishListing',
  },
} as const satisfies Record<string, CallSpec>;
