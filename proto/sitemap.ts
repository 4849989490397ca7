import { z } from 'zod';
import { type CallSpec, defineContract, rebuilding } from './contract.ts';
import { CalendarEntry, CalendarQuery, SitemapRow } from './entities/sitemap.ts';
import { ListedPage, pageFilterFields } from './entities/page-filter.ts';
import { Author } from './entities/page-rows.ts';
import { QueryNumber, Id, Instant, QueryBoolean, Slug, frequencies, pageSize } from './values.ts';
import { OptionalPageTypeName } from './entities/page.ts';

const dashboardCalls = {
  listPages: {
    summary: 'Lists the pages of the domain for the dashboard, filtered, sorted and one page of results at a time.',
    kind: 'query',
    who: 'user',
    in: z.object({
      ...pageFilterFields,
      page: QueryNumber.int().min(1).max(100_000).default(1).describe('Page of the results, from 1.'),
      size: pageSize(25),
      withRoles: QueryBoolean.optional().describe('Adds the roles that may view and publish each page.'),
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
    summary: 'Lists the publications of a range of days, and the articles and events with a date in it, sorted by day.',
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

const optionalText = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

export const SitemapEntry = z.object({
  _id: Id,
  slug: z.string(),
  region: z.string(),
  lastmod: Instant,
  frequency: z.enum(frequencies),
  priority: z.number(),
});

const isDateOnly = (bound: string) => bound.length === 10;

export const startOfDay = (bound: string): string => new Date(bound).toISOString();

export const endOfDay = (bound: string): string =>
  isDateOnly(bound) ? `${bound}T23:59:59.999Z` : new Date(bound).toISOString();

const forEarlierServers = { kind: 'query', who: 'anyone', deprecated: 'Use `sitemap.file`.' } as const;

export const sitemap = defineContract(
  'sitemap',
  {
    filter: {
      summary: 'Lists the drafts of the domain for the sitemap dashboard, filtered and one page of results at a time.',
      kind: 'query',
      who: 'user',
      in: z
        .object({
          page: QueryNumber.int().min(0).max(100_000).default(1).describe('Page of the results, from 1; 0 means 1.'),
          size: pageSize(10),
          freq: optionalText(z.enum(frequencies)).describe('Only pages with this change frequency.'),
          slug: z.string().max(200).default('').describe('Text that the address contains, in any case.'),
          search: z.string().max(200).default('').describe('Text that the title or the address contains, in any case.'),
          pageType: OptionalPageTypeName.transform((type) => type || undefined)
            .optional()
            .describe('Only pages of this type.'),
          priority: optionalText(QueryNumber.min(0).max(1)).describe('Only pages with this priority, 0 to 1.'),
          lastModFrom: optionalText(z.union([Instant, z.iso.date()])).describe(
            'Earliest change, ISO 8601 and inclusive; a date without a time means its whole day.',
          ),
          lastModTo: optionalText(z.union([Instant, z.iso.date()])).describe(
            'Latest change, ISO 8601 and inclusive; a date without a time means its whole day.',
          ),
          publishableByYou: QueryBoolean.optional().describe('Only pages that the signed-in user may publish.'),
          region: optionalText(z.string().max(60)).describe('Address prefix of a region (`au`).'),
          domainId: optionalText(Id).describe('Id of the domain, which must be that of the request.'),
        })
        .refine(({ lastModFrom: from, lastModTo: to }) => !from || !to || startOfDay(from) <= endOfDay(to), {
          message: 'The last-modified-from date cannot be after the to date.',
        }),
      out: z.object({ sitemap: z.array(SitemapRow), total: z.number().int() }),
      http: 'GET /sitemap/filter',
    },
    ...dashboardCalls,
    file: {
      summary: 'Returns sitemap.xml, or one of its parts, as it was built after the last change.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ number: z.number().int().min(1).max(9999).optional().describe('Number of a part.') }),
      out: z.object({
        parts: z
          .array(z.object({ number: z.number().int(), lastmod: Instant }))
          .describe('The parts of sitemap.xml if there are several; otherwise empty.'),
        body: z
          .string()
          .nullable()
          .describe(
            'XML, compressed with gzip, in Base64, with `&origin;` for the origin of the website; null if there is none.',
          ),
      }),
    },
    /** A result may be shorter than `limit`; only an empty one is the end. */
    entries: {
      summary: 'Lists the live addresses of sitemap.xml in order of _id.',
      ...forEarlierServers,
      in: z.object({ after: z.string().default(''), limit: z.number().int().min(1).max(50_000).default(5000) }),
      out: z.object({ entries: z.array(SitemapEntry) }),
    },
    parts: {
      summary: 'Returns where each part of sitemap.xml starts.',
      ...forEarlierServers,
      in: z.object({ size: z.number().int().min(1).max(50_000) }),
      out: z.object({ total: z.number().int(), parts: z.array(z.object({ after: z.string() })) }),
    },
    listed: {
      summary: 'Returns which of these addresses sitemap.xml contains.',
      ...forEarlierServers,
      in: z.object({ slugs: z.array(Slug).max(1000) }),
      out: z.object({ slugs: z.array(z.string()) }),
    },
    entry: {
      summary: 'Returns the revision of a page that sitemap.xml lists, or null if it does not list the page.',
      kind: 'query',
      who: 'user',
      in: z.object({ _id: Id }),
      out: z.object({ revision: z.number().int().nullable() }),
    },
    disallowed: {
      summary: 'Listed the addresses of live pages that robots.txt disallowed; the list is empty.',
      kind: 'query',
      who: 'anyone',
      deprecated: 'robots.txt lists no pages.',
      in: z.object({ limit: z.number().int().min(1).max(1000).default(1000) }),
      out: z.object({ slugs: z.array(z.string()) }),
    },
    rebuild: {
      summary: 'Rebuilds the rows of the sitemap from the pages.',
      ...rebuilding('sitemap'),
      in: z.object({}),
      out: z.object({ rows: z.number().int() }),
    },
  },
  {
    updated: z
      .object({ _id: Id.describe('Id of a page, or of a part of sitemap.xml.'), domainId: Id })
      .describe('The sitemap was updated for a page, or a part of sitemap.xml was built.'),
  },
);
