import { z } from 'zod';
import { service } from './contract.ts';
import { SitemapRow } from './entities/sitemap.ts';
import { OptionalPageTypeName } from './entities/page.ts';
import { Id, Instant, QueryBoolean, QueryNumber, Slug, frequencies } from './values.ts';

const optionalText = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** An address of sitemap.xml. */
export const SitemapEntry = z.object({
  _id: Id,
  slug: z.string(),
  region: z.string(),
  lastmod: Instant,
  frequency: z.enum(frequencies),
  priority: z.number(),
});

/** robots.txt names no more: crawlers stop reading it at 500 kB. */
const MAX_DISALLOWED = 1000;

const isDay = (bound: string) => bound.length === 10;

/** The first moment of a day, or the moment itself. */
export const startOf = (bound: string): string => new Date(bound).toISOString();

/** The last moment of a day, or the moment itself. */
export const endOf = (bound: string): string =>
  isDay(bound) ? `${bound}T23:59:59.999Z` : new Date(bound).toISOString();

export const sitemap = service(
  'sitemap',
  {
    filter: {
      kind: 'query',
      who: 'user',
      in: z
        .object({
          /** 1-based; 0 or nothing is the first page. */
          page: QueryNumber.int().min(0).max(100_000).default(1),
          size: QueryNumber.int().min(1).max(100).default(10),
          freq: optionalText(z.enum(frequencies)),
          /** Contains, in any case. */
          slug: z.string().max(200).default(''),
          /** Contained in the title or in the address, in any case. */
          search: z.string().max(200).default(''),
          pageType: OptionalPageTypeName.transform((type) => type || undefined).optional(),
          priority: optionalText(QueryNumber.min(0).max(1)),
          /** ISO 8601; both bounds are inclusive, a bare date means its whole day. */
          lastModFrom: optionalText(z.union([Instant, z.iso.date()])),
          lastModTo: optionalText(z.union([Instant, z.iso.date()])),
          publishableByYou: QueryBoolean.optional(),
          /** The slugPrefix of a region. */
          region: optionalText(z.string().max(60)),
          /** A hint: rows are of the domain of the request, and another one is refused with `not-found`. */
          domainId: optionalText(Id),
        })
        .refine(({ lastModFrom: from, lastModTo: to }) => !from || !to || startOf(from) <= endOf(to), {
          message: 'The last-modified-from date cannot be after the to date.',
        }),
      out: z.object({ sitemap: z.array(SitemapRow), total: z.number().int() }),
      http: 'GET /sitemap/filter',
    },
    /** Live addresses for sitemap.xml, in order of _id. Fewer may come than asked; none is the end. */
    entries: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ after: z.string().default(''), limit: z.number().int().min(1).max(50_000).default(5000) }),
      out: z.object({ entries: z.array(SitemapEntry) }),
    },
    /** Where parts of sitemap.xml begin, of `size` entries each: what to give as `after` for each of them. */
    parts: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ size: z.number().int().min(1).max(50_000) }),
      out: z.object({ total: z.number().int(), parts: z.array(z.object({ after: z.string() })) }),
    },
    /** Which of these addresses sitemap.xml lists. */
    listed: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ slugs: z.array(Slug).max(1000) }),
      out: z.object({ slugs: z.array(z.string()) }),
    },
    /** The addresses of live pages that search engines are asked to keep away from, in order; a thousand at most. */
    disallowed: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ limit: z.number().int().min(1).max(MAX_DISALLOWED).default(MAX_DISALLOWED) }),
      out: z.object({ slugs: z.array(z.string()) }),
    },
    rebuild: { kind: 'command', who: 'admin', in: z.object({}), out: z.object({ rows: z.number().int() }) },
  },
  { updated: z.object({ _id: Id, domainId: Id }) },
);
