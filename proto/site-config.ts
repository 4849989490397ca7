import { z } from 'zod';
import { service } from './contract.ts';
import { historyCalls } from './document-history.ts';
import { Domain, DomainContent, ResolvedHost } from './entities/domain.ts';
import { Footer, FooterContent } from './entities/footer.ts';
import { Nav, NavContent } from './entities/nav.ts';
import { PageBanner, PageBannerContent } from './entities/page-banner.ts';
import { SentRedirect, StoredRedirect } from './entities/redirect.ts';
import { SentSiteSettings, SiteSettings } from './entities/site-settings.ts';
import { Sent } from './entities/stored.ts';
import { SubNav, SubNavContent } from './entities/sub-nav.ts';
import type { Capability } from './permissions.ts';
import { slugPrefixOf } from './slug.ts';
import { Email, Id, QueryNumber } from './values.ts';

/** A region's slugPrefix, however it was typed; empty for the domain's own. */
const RegionPrefix = z.string().max(60).transform(slugPrefixOf);
const regional = z.object({ domainId: Id, region: RegionPrefix.default('') });
const ofDomain = z.object({ domainId: Id });
const SentDomain = DomainContent.extend({
  ...Sent.shape,
  /** Absent leaves those that are stored. */
  hostnames: DomainContent.shape.hostnames.unwrap().optional(),
  /** The first of them, or several with commas between: what older clients know. */
  hostname: z.string().max(2000).optional(),
});
const SentNav = NavContent.extend({ ...Sent.shape, region: RegionPrefix.optional() });
const SentFooter = FooterContent.extend({ ...Sent.shape, region: RegionPrefix.optional() });
const SentBanner = PageBannerContent.partial({ domainId: true }).extend(Sent.shape);
const removed = z.object({ _id: Id });

/** A command of those who hold a capability. */
const changing = <C extends Capability>(needs: C) => ({ kind: 'command', who: 'user', needs }) as const;

export const siteConfig = service(
  'site-config',
  {
    loadDomain: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ hostname: z.string().max(253).default('') }),
      /** `domains` is empty for visitors; an unknown host gets the default domain, that of an unpublished one `not-found`. */
      out: z.object({ domain: Domain, domains: z.array(Domain) }),
      http: 'GET /config/loadDomain',
    },
    /** Which domain answers requests to a host. */
    resolveHost: { kind: 'query', who: 'anyone', in: z.object({ hostname: z.string().max(253) }), out: ResolvedHost },
    saveDomain: {
      ...changing('domains'),
      in: z.object({ domain: SentDomain }),
      out: Domain,
      http: 'POST /config/saveDomain',
    },
    publishDomain: {
      ...changing('domains'),
      in: z.object({ domain: SentDomain }),
      out: Domain,
      http: 'POST /config/publishDomain',
    },
    unpublishDomain: {
      ...changing('domains'),
      in: z.object({ domain: z.looseObject({ _id: Id }) }),
      out: Domain,
      http: 'POST /config/unpublishDomain',
    },
    swapActiveDomain: {
      ...changing('domains'),
      in: z.object({ domain: z.looseObject({ _id: Id }) }),
      out: z.object({ newDomain: Domain, oldDomain: Domain.nullable() }),
      http: 'POST /config/swapActiveDomain',
    },
    loadSiteSettings: {
      kind: 'query',
      who: 'anyone',
      in: ofDomain,
      out: SiteSettings,
      http: 'GET /siteSettings/loadSiteSettings',
    },
    saveSiteSettings: {
      ...changing('siteSettings'),
      in: SentSiteSettings,
      out: SiteSettings,
      http: 'POST /siteSettings/saveSiteSettings',
    },
    publishSiteSettings: {
      ...changing('siteSettings'),
      in: SentSiteSettings,
      out: SiteSettings,
      http: 'POST /siteSettings/publishSiteSettings',
    },
    loadRedirects: {
      kind: 'query',
      who: 'user',
      needs: 'redirects',
      in: z.object({
        domainId: Id,
        search: z.string().max(200).default(''),
        /** 1-based. */
        page: QueryNumber.int().min(1).default(1),
        size: QueryNumber.int().min(1).max(100).default(5),
      }),
      out: z.object({ redirects: z.array(StoredRedirect), total: z.number().int() }),
      http: 'GET /siteSettings/loadRedirects',
    },
    checkDuplicateRedirect: {
      kind: 'query',
      who: 'user',
      needs: 'redirects',
      in: z.object({ domainId: Id, from: z.string().max(2000), _id: Id.optional() }),
      out: z.object({ data: removed.nullable() }),
      http: 'GET /siteSettings/checkDuplicateRedirect',
    },
    checkDuplicatePublishedRedirect: {
      kind: 'query',
      who: 'user',
      needs: 'redirects',
      in: z.object({ domainId: Id, from: z.string().max(2000), _id: Id.optional() }),
      out: z.object({ data: removed.nullable() }),
      http: 'GET /siteSettings/checkDuplicatePublishedRedirect',
    },
    saveRedirect: {
      ...changing('redirects'),
      in: SentRedirect,
      out: StoredRedirect,
      http: 'POST /siteSettings/saveRedirect',
    },
    publishRedirect: {
      ...changing('redirects'),
      in: SentRedirect,
      out: StoredRedirect,
      http: 'POST /siteSettings/publishRedirect',
    },
    unpublishRedirect: {
      ...changing('redirects'),
      in: removed,
      out: StoredRedirect,
      http: 'POST /siteSettings/unpublishRedirect',
    },
    deleteRedirect: {
      ...changing('redirects'),
      in: removed,
      out: removed,
      http: 'POST /siteSettings/deleteRedirect',
    },
    loadNav: { kind: 'query', who: 'anyone', in: ofDomain, out: Nav, http: 'GET /site/loadNav' },
    loadFooter: { kind: 'query', who: 'anyone', in: ofDomain, out: Footer, http: 'GET /site/loadFooter' },
    saveNav: {
      ...changing('navigation'),
      in: z.object({ nav: SentNav }),
      out: Nav,
      http: 'POST /site/saveNav',
    },
    publishNav: {
      ...changing('navigation'),
      in: z.object({ nav: SentNav }),
      out: Nav,
      http: 'POST /site/publishNav',
    },
    saveFooter: {
      ...changing('footer'),
      in: z.object({ footer: SentFooter }),
      out: Footer,
      http: 'POST /site/saveFooter',
    },
    publishFooter: {
      ...changing('footer'),
      in: z.object({ footer: SentFooter }),
      out: Footer,
      http: 'POST /site/publishFooter',
    },
    /** The region's own, else the domain's, else the defaults; a read, though the wire says POST. */
    loadRegionNav: { kind: 'query', who: 'anyone', in: regional, out: Nav, http: 'POST /nav/loadRegionNav' },
    loadRegionFooter: {
      kind: 'query',
      who: 'anyone',
      in: regional,
      out: Footer,
      http: 'POST /footer/loadRegionFooter',
    },
    listPageBanners: {
      kind: 'query',
      who: 'anyone',
      in: ofDomain,
      out: z.array(PageBanner),
      http: 'GET /pageBanners/list',
    },
    addPageBanner: {
      ...changing('banners'),
      in: PageBannerContent,
      out: PageBanner,
      http: 'POST /pageBanners/addNew',
    },
    savePageBanner: {
      ...changing('banners'),
      in: z.object({ domainId: Id, banner: SentBanner }),
      out: PageBanner,
      http: 'POST /pageBanners/save',
    },
    deletePageBanner: {
      ...changing('banners'),
      in: z.object({ domainId: Id, banner: z.looseObject({ _id: Id }) }),
      out: removed,
      http: 'POST /pageBanners/deleteItem',
    },
    addSubNav: {
      ...changing('subNavs'),
      in: SubNavContent.omit({ items: true }).extend({ region: RegionPrefix.default('') }),
      out: SubNav,
      http: 'POST /subNav/add',
    },
    saveSubNav: {
      ...changing('subNavs'),
      in: z.object({ subNav: SubNavContent.extend({ ...Sent.shape, region: RegionPrefix.default('') }) }),
      out: SubNav,
      http: 'POST /subNav/save',
    },
    removeSubNav: {
      ...changing('subNavs'),
      in: removed,
      out: removed,
      http: 'POST /subNav/remove',
    },
    listSubNavs: {
      kind: 'query',
      who: 'anyone',
      in: regional,
      out: z.array(SubNav),
      http: 'GET /subNav/list',
    },
    ...historyCalls('config', ['domain', 'siteSettings', 'nav', 'footer', 'pageBanner', 'subNav', 'redirect']),
    getTrainingCategories: {
      kind: 'query',
      who: 'anyone',
      refuses: ['upstream'],
      in: z.object({}),
      out: z.array(z.looseObject({ AREA: z.string() })),
      http: 'POST /training/getTrainingCategories',
    },
    /** Signs an address up for a mailing list; the list writes to it and asks whether that was meant. */
    subscribe: {
      kind: 'command',
      who: 'anyone',
      refuses: ['too-many', 'upstream'],
      forVisitors: true,
      in: z.object({
        /** The list's id at Mailchimp. It becomes part of an address, so it is letters and digits alone. */
        listId: z.string().regex(/^[a-z0-9]{1,40}$/i, 'The id of a mailing list is made of letters and digits'),
        email: Email,
        /** What else the form asks for, by merge tag: `{ FNAME: 'Edith' }`. */
        values: z
          .record(
            z.string().regex(/^[A-Z0-9_]{1,10}$/, 'A merge tag is made of capitals and digits'),
            z.string().max(255),
          )
          .refine((values) => Object.keys(values).length <= 10, 'A form has at most 10 fields')
          .default({}),
        /** A field that nobody sees. What is sent by a robot that filled it in is thanked for and dropped. */
        website: z.string().max(2000).default(''),
      }),
      /** The same for an address that is on the list already: nobody is told who is. */
      out: z.object({ success: z.literal(true) }),
      http: 'POST /mailchimp/subscribe',
    },
    /** Every published redirect of a domain, for the server that honours them. */
    listRedirects: {
      kind: 'query',
      who: 'anyone',
      in: ofDomain,
      out: z.array(StoredRedirect.pick({ _id: true, from: true, to: true })),
    },
  },
  {
    changed: z.object({
      kind: z.enum(['domain', 'site-settings', 'nav', 'footer', 'page-banner', 'sub-nav', 'redirect']),
      _id: Id,
      domainId: Id,
      /** What visitors see has changed, not only the draft. */
      live: z.boolean(),
      /** Of a domain: it has been unpublished, and nothing of it may be shown any more. */
      withdrawn: z.boolean().optional(),
      /** Ids of the pictures that the document shows, of those kinds that can show one. */
      images: z.array(z.string()).optional(),
      /** The addresses that the document links to, of those kinds that can hold links. */
      links: z.array(z.string()).optional(),
    }),
  },
);
