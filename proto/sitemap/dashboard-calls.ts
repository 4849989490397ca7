import { z } from 'zod';
import type { CallSpec } from '../contract.ts';
import { CalendarEntry, CalendarQuery } from '../entities/sitemap.ts';
import { ListedPage, pageFilterFields } from '../entities/page-filter.ts';
import { Author } from '../entities/page-rows.ts';
import { QueryNumber } from '../values.ts';

export const dashboardCalls = {
  listPages: {
    summary: 'Lists the pages of the domain for the dashboard, filtered, sorted and one page of results at a time.',
    kind: 'query',
    who: 'user',
    in: z.object({
      ...pageFilterFields,
      page: QueryNumber.int().min(1).max(100_000).default(1).describe('Page of the results, from 1.'),
      size: QueryNumber.int().min(1).max(100).default(25).describe('Results on a page, 1 to 100.'),
    }),
    out: z.object({ pages: z.array(ListedPage), total: z.number().int() }),
    http: 'GET /sitemap/listPages',
  },
  pageFacets: {
    summary:
      'Lists the tags, last editors and owners of the pages of the domain, by which the dashboard can be filtered.',
    kind: 'query',
    who: 'user',
    in: z.object({}),
    out: z.object({
      tags: z.array(z.string()).describe('In alphabetical order, at most 500.'),
      editors: z.array(Author).describe('In alphabetical order, at most 500.'),
      owners: z.array(Author).describe('In alphabetical order, at most 500.'),
    }),
    http: 'GET /sitemap/pageFacets',
  },
  calendar: {
    summary:
      'Lists what went live on some days, and the articles and events that are dated there, in order of their days.',
    kind: 'query',
    who: 'user',
    in: CalendarQuery,
    out: z.object({
      entries: z.array(CalendarEntry),
      hasMore: z.boolean().describe('Whether entries are missing because there are more than the limit.'),
    }),
    http: 'GET /sitemap/calendar',
  },
} as const satisfies Record<string, CallSpec>;
