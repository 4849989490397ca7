import { z } from 'zod';
import { defineContract } from './contract.ts';
import { Footer } from './entities/footer.ts';
import { Nav } from './entities/nav.ts';
import { PageBanner } from './entities/page-banner.ts';
import { Page } from './entities/page.ts';
import { Region } from './entities/region.ts';
import { SearchResult } from './entities/search.ts';
import { SiteSettings } from './entities/site-settings.ts';
import { SubNav } from './entities/sub-nav.ts';
import { UserView } from './entities/user.ts';
import { Article } from './pages.ts';

/** What is read to show an address: one answer for the server rendering and for a click in the browser. */
export const Visit = z.object({
  /** Path and query, as asked. */
  url: z.string(),
  status: z.number().int(),
  /** Why there is no page, when the status is not 200. */
  message: z.string().optional(),
  /** Where to go instead, with status 301 or 302. */
  redirect: z.string().optional(),
  /** The whole website has been taken offline: visitors are shown nothing else. */
  unavailable: z.literal(true).optional(),
  kind: z.enum(['page', 'listing', 'search', 'error']),
  domainId: z.string(),
  /** What the domain is called; empty while there is none. */
  domainName: z.string(),
  /** https origin of the request's host, for canonical addresses. */
  origin: z.string(),
  /** The one path and query under which this is known to search engines, without the origin. */
  canonical: z.string(),
  region: Region.nullable(),
  regions: z.array(Region),
  page: Page.nullable(),
  /** The same page in every published region that has it, this one first, for hreflang; empty when no other has it. */
  alternates: z.array(
    z.object({
      regionCode: z.string(),
      slug: z.string(),
      /** For whom it is, as hreflang says it; `x-default` among them for whoever is meant by none. */
      languages: z.array(z.string()),
    }),
  ),
  listing: z
    .object({
      /** The one type that is listed, empty where there are several. */
      pageType: z.string(),
      articles: z.array(Article),
      total: z.number().int(),
      /** 1-based. */
      page: z.number().int(),
      size: z.number().int(),
      /** Of a list of events: how many of the shown ones, from the first on, are still to come. Null for any other list. */
      upcoming: z.number().int().nullable(),
      /** By which visitors can filter. */
      tags: z.array(z.string()),
      tag: z.string(),
    })
    .nullable(),
  search: SearchResult.extend({ q: z.string(), failed: z.boolean() }).nullable(),
  /** Articles that blocks of the page show, newest first. */
  articles: z.array(Article),
  /** Of the tags by which blocks of the page ask for articles: those that an article of the region has. */
  articleTags: z.array(z.string()),
  nav: Nav,
  footer: Footer,
  settings: SiteSettings.pick({
    title: true,
    description: true,
    keywords: true,
    og: true,
    twitter: true,
    cookie: true,
  }),
  banner: PageBanner.nullable(),
  subNav: SubNav.nullable(),
  editing: z.object({
    /** The deployment's draft flag: without it there is no editor. */
    enabled: z.boolean(),
    user: UserView.nullable(),
    /** The maps script with its key; for editors only, and only where the deployment has a key. */
    mapsScript: z.string().optional(),
  }),
});
export type Visit = z.infer<typeof Visit>;

/** Answered by the BFF itself, out of what the services answer. */
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
  },
  {},
);
