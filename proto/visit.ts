import { z } from 'zod';
import { defineContract } from './contract.ts';
import { Version } from './document-history.ts';
import { BrandContent } from './entities/brand.ts';
import { Footer } from './entities/footer.ts';
import { Nav } from './entities/nav.ts';
import { PageBanner } from './entities/page-banner.ts';
import { Page } from './entities/page.ts';
import { Preferences } from './entities/preferences.ts';
import { Region } from './entities/region.ts';
import { SearchResult } from './entities/search.ts';
import { SiteSettings } from './entities/site-settings.ts';
import { SubNav } from './entities/sub-nav.ts';
import { UserView } from './entities/user.ts';
import { Article } from './pages.ts';
import { linkCheckCalls } from './link-check.ts';
import { pictureImportCalls } from './picture-import.ts';
import { receiptCalls } from './receipt.ts';

const Neighbour = z.object({ slug: z.string(), title: z.string() });

export const VisitBrand = BrandContent.omit({ domainId: true, mailAddress: true });

export const Visit = z.object({
  url: z.string(),
  status: z.number().int(),
  message: z.string().optional(),
  redirect: z.string().optional(),
  unavailable: z.literal(true).optional(),
  /** Address that visitors are redirected to instead of this page. Only editors can open the page and get this field. */
  coveredBy: z.string().optional(),
  kind: z.enum(['page', 'listing', 'search', 'error']),
  domainId: z.string(),
  domainName: z.string(),
  origin: z.string(),
  canonical: z.string(),
  /** Language tag of the region, or else of the domain's default region, or else `en`. */
  language: z.string(),
  region: Region.nullable(),
  regions: z.array(Region),
  page: Page.nullable(),
  /** Version of a document that is shown instead of the current one; blocks and links then contain their keys. */
  version: Version.optional(),
  /** Versions of the page in all published regions that have it, the current region first; empty if only one has it. */
  alternates: z.array(
    z.object({
      regionCode: z.string(),
      slug: z.string(),
      /** Values for hreflang; `x-default` marks the version for all other languages. */
      languages: z.array(z.string()),
    }),
  ),
  listing: z
    .object({
      pageType: z.string(),
      articles: z.array(Article),
      total: z.number().int(),
      /** Number of the page of results; the first is 1. */
      page: z.number().int(),
      size: z.number().int(),
      upcoming: z.number().int().nullable(),
      tags: z.array(z.string()),
      tag: z.string(),
    })
    .nullable(),
  search: SearchResult.extend({ q: z.string(), failed: z.boolean() }).nullable(),
  articles: z.array(Article),
  articleTags: z.array(z.string()),
  neighbours: z.object({ previous: Neighbour.optional(), next: Neighbour.optional() }).optional(),
  hasEnded: z.boolean(),
  nav: Nav,
  footer: Footer,
  settings: SiteSettings.pick({
    title: true,
    description: true,
    keywords: true,
    og: true,
    twitter: true,
    cookie: true,
    measurement: true,
  }),
  /** Absent if the domain has none, and is shown in the look of the product. */
  brand: VisitBrand.optional(),
  banner: PageBanner.nullable(),
  subNav: SubNav.nullable(),
  /** External services that blocks of the page need but that are not configured. */
  unconnected: z.array(z.enum(['mailingList', 'trainings'])).optional(),
  /** Values that a visitor has sent without JavaScript, if they were refused. Responses with it are never cached. */
  rejectedForm: z
    .object({
      formId: z.string(),
      values: z.record(z.string(), z.string()),
      refusal: z.object({
        status: z.number().int(),
        message: z.string(),
        key: z.string().optional(),
        parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        details: z.unknown().optional(),
      }),
    })
    .optional(),
  editing: z.object({
    enabled: z.boolean(),
    user: UserView.nullable(),
    /** Preferences of the signed-in user. */
    preferences: Preferences.optional(),
    /** Editions of the pictures that have one. Only users get them; for visitors, the ids already contain the editions. */
    editions: z.record(z.string(), z.string()).optional(),
    /** Present only for editors, and if the deployment has a key for maps. */
    mapsScript: z.string().optional(),
  }),
});
export type Visit = z.infer<typeof Visit>;

export const visit = defineContract(
  'visit',
  {
    load: {
      summary: 'Returns everything that is needed to show an address: page, navigation, footer, settings and listings.',
      kind: 'query',
      who: 'anyone',
      in: z.object({
        url: z.string().min(1).max(2000).describe('Path and query of the address, starting with a slash.'),
      }),
      out: Visit,
      http: 'GET /visit/load',
    },
    count: {
      summary:
        'Counts a page view or a search of a visitor, or that there is no page. Nothing about the visitor is stored.',
      kind: 'command',
      who: 'anyone',
      refuses: ['too-many'],
      forVisitors: true,
      in: z.object({
        path: z.string().startsWith('/').max(2000).describe('Path of the page.'),
        referrer: z.string().max(300).default('').describe('Host of the page whose link the visitor followed.'),
        q: z.string().max(200).optional().describe('Counts this search instead of a view.'),
      }),
      out: z.object({
        counted: z.boolean().describe('False for editors, programs, visitors who object, and unknown pages.'),
      }),
      http: 'POST /visit/count',
    },
    ...receiptCalls,
    ...linkCheckCalls,
    ...pictureImportCalls,
  },
  {},
);
