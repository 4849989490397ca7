import { z } from 'zod';
import { commandNeeding, defineContract, publishNeeding } from './contract.ts';
import { archiveCalls } from './archive.ts';
import { historyCalls } from './document-history.ts';
import { Footer, FooterContent } from './entities/footer.ts';
import { Nav, NavContent } from './entities/nav.ts';
import { PageBanner, PageBannerContent } from './entities/page-banner.ts';
import { ClientDocument } from './entities/stored.ts';
import { SubNav, SubNavContent } from './entities/sub-nav.ts';
import { UnpublishedDocument } from './entities/unpublished.ts';
import { domainCalls } from './site-config/domain-calls.ts';
import { patternCalls } from './site-config/pattern-calls.ts';
import { rebuildCalls } from './site-config/rebuild-calls.ts';
import { redirectCalls } from './site-config/redirect-calls.ts';
import { settingsCalls } from './site-config/settings-calls.ts';
import { normalizeSlugPrefix } from './slug.ts';
import { Email, Id } from './values.ts';

/** Address prefix of a region in any spelling; empty for the domain. */
const RegionPrefix = z.string().max(60).transform(normalizeSlugPrefix);
const DomainId = Id.describe('Id of the domain, which must be that of the request.');
const RegionScope = z.object({
  domainId: DomainId,
  region: RegionPrefix.default('').describe('Address prefix of a region (`au`); empty for the domain.'),
});
const DomainScope = z.object({ domainId: DomainId });
const SentNav = NavContent.extend({ ...ClientDocument.shape, region: RegionPrefix.optional() });
const SentFooter = FooterContent.extend({ ...ClientDocument.shape, region: RegionPrefix.optional() });
const SentSubNav = SubNavContent.extend({ ...ClientDocument.shape, region: RegionPrefix.default('') });
const SentBanner = PageBannerContent.partial({ domainId: true }).extend(ClientDocument.shape);
const DocumentId = z.object({ _id: Id.describe('Id of the document.') });

export const siteConfig = defineContract(
  'site-config',
  {
    ...domainCalls,
    ...settingsCalls,
    ...redirectCalls,
    ...rebuildCalls,
    ...patternCalls,
    loadNav: {
      summary: 'Returns the navigation of a domain.',
      kind: 'query',
      who: 'anyone',
      in: DomainScope,
      out: Nav,
      http: 'GET /site/loadNav',
    },
    loadFooter: {
      summary: 'Returns the footer of a domain.',
      kind: 'query',
      who: 'anyone',
      in: DomainScope,
      out: Footer,
      http: 'GET /site/loadFooter',
    },
    saveNav: {
      summary: 'Saves the draft of the navigation of a domain or a region.',
      ...commandNeeding('navigation'),
      in: z.object({
        nav: SentNav.describe(
          'The whole navigation; `region` is the address prefix of a region, and absent for the domain.',
        ),
      }),
      out: Nav,
      http: 'POST /site/saveNav',
    },
    publishNav: {
      summary: 'Makes the navigation of a domain or a region visible to visitors.',
      ...publishNeeding('navigation'),
      in: z.object({
        nav: SentNav.describe('The whole navigation, which is saved and published; `region` is absent for the domain.'),
      }),
      out: Nav,
      http: 'POST /site/publishNav',
    },
    saveFooter: {
      summary: 'Saves the draft of the footer of a domain or a region.',
      ...commandNeeding('footer'),
      in: z.object({
        footer: SentFooter.describe(
          'The whole footer; `region` is the address prefix of a region, and absent for the domain.',
        ),
      }),
      out: Footer,
      http: 'POST /site/saveFooter',
    },
    publishFooter: {
      summary: 'Makes the footer of a domain or a region visible to visitors.',
      ...publishNeeding('footer'),
      in: z.object({
        footer: SentFooter.describe(
          'The whole footer, which is saved and published; `region` is absent for the domain.',
        ),
      }),
      out: Footer,
      http: 'POST /site/publishFooter',
    },
    loadRegionNav: {
      summary: 'Returns the navigation of a region, or that of its domain where the region has none.',
      kind: 'query',
      who: 'anyone',
      in: RegionScope,
      out: Nav,
      http: 'POST /nav/loadRegionNav',
    },
    loadRegionFooter: {
      summary: 'Returns the footer of a region, or that of its domain where the region has none.',
      kind: 'query',
      who: 'anyone',
      in: RegionScope,
      out: Footer,
      http: 'POST /footer/loadRegionFooter',
    },
    listPageBanners: {
      summary: 'Lists the page banners of a domain.',
      kind: 'query',
      who: 'anyone',
      in: DomainScope,
      out: z.array(PageBanner),
      http: 'GET /pageBanners/list',
    },
    addPageBanner: {
      summary: 'Creates the draft of a page banner.',
      ...commandNeeding('banners'),
      in: PageBannerContent,
      out: PageBanner,
      http: 'POST /pageBanners/addNew',
    },
    savePageBanner: {
      summary: 'Saves the draft of a page banner.',
      ...commandNeeding('banners'),
      in: z.object({
        domainId: Id.describe('Id of the domain, which must be that of the request.'),
        banner: SentBanner.describe('The whole page banner with its `_id` and `revision`.'),
      }),
      out: PageBanner,
      http: 'POST /pageBanners/save',
    },
    publishPageBanner: {
      summary: 'Makes a page banner visible to visitors of the pages that use it.',
      ...publishNeeding('banners'),
      in: z.object({
        domainId: Id.describe('Id of the domain, which must be that of the request.'),
        banner: SentBanner.describe(
          'The whole page banner with its `_id` and `revision`, which is saved and published.',
        ),
      }),
      out: PageBanner,
      http: 'POST /pageBanners/publish',
    },
    deletePageBanner: {
      summary: 'Deletes a page banner.',
      ...commandNeeding('banners'),
      in: z.object({
        domainId: Id.describe('Id of the domain, which must be that of the request.'),
        banner: z.looseObject({ _id: Id }).describe('The page banner; only its `_id` is used.'),
      }),
      out: DocumentId,
      http: 'POST /pageBanners/deleteItem',
    },
    addSubNav: {
      summary: 'Creates the draft of a sub nav without links.',
      ...commandNeeding('subNavs'),
      in: SubNavContent.omit({ items: true }).extend({ region: RegionScope.shape.region }),
      out: SubNav,
      http: 'POST /subNav/add',
    },
    saveSubNav: {
      summary: 'Saves the draft of a sub nav.',
      ...commandNeeding('subNavs'),
      in: z.object({
        subNav: SentSubNav.describe('The whole sub nav with its `_id` and `revision`.'),
      }),
      out: SubNav,
      http: 'POST /subNav/save',
    },
    publishSubNav: {
      summary: 'Makes a sub nav visible to visitors of the pages that use it.',
      ...commandNeeding('subNavs'),
      in: z.object({
        subNav: SentSubNav.describe('The whole sub nav with its `_id` and `revision`, which is saved and published.'),
      }),
      out: SubNav,
      http: 'POST /subNav/publish',
    },
    removeSubNav: {
      summary: 'Deletes a sub nav that no page uses.',
      ...commandNeeding('subNavs'),
      in: DocumentId,
      out: DocumentId,
      http: 'POST /subNav/remove',
    },
    listSubNavs: {
      summary: 'Lists the sub navs of a domain or a region.',
      kind: 'query',
      who: 'anyone',
      in: RegionScope,
      out: z.array(SubNav),
      http: 'GET /subNav/list',
    },
    listUnpublished: {
      summary:
        'Lists the documents whose drafts visitors do not see and that the signed-in user may publish, last changed first.',
      kind: 'query',
      who: 'user',
      in: z.object({
        region: z
          .string()
          .max(60)
          .default('')
          .describe('Address prefix of a region (`au`), or `/` for documents of the whole site.'),
      }),
      out: z.object({
        documents: z.array(UnpublishedDocument).describe('At most 200.'),
        total: z.number().int(),
      }),
      http: 'GET /config/listUnpublished',
    },
    ...archiveCalls(),
    ...historyCalls(
      'config',
      ['domain', 'siteSettings', 'nav', 'footer', 'pageBanner', 'subNav', 'pattern', 'redirect', 'brand'],
      {
        one: 'a document of the site configuration',
        many: 'documents of the site configuration',
      },
    ),
    loadConnections: {
      summary: 'Returns which external services are configured.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({ mailingList: z.boolean(), trainings: z.boolean() }),
    },
    getTrainingCategories: {
      summary: 'Returns the training categories of the connected training service.',
      kind: 'query',
      who: 'anyone',
      refuses: ['upstream'],
      in: z.object({}),
      out: z.array(z.looseObject({ AREA: z.string() })),
      http: 'POST /training/getTrainingCategories',
    },
    subscribe: {
      summary: 'Signs an email address up for a mailing list, which asks its owner for a confirmation.',
      kind: 'command',
      who: 'anyone',
      refuses: ['too-many', 'upstream'],
      forVisitors: true,
      in: z.object({
        listId: z
          .string()
          .regex(/^[a-z0-9]{1,40}$/i, 'The id of a mailing list is made of letters and digits')
          .describe("Mailchimp's id of the list; a published page must have a form for it."),
        email: Email.describe('Email address to sign up.'),
        values: z
          .record(
            z.string().regex(/^[A-Z0-9_]{1,10}$/, 'A merge tag is made of capitals and digits'),
            z.string().max(255),
          )
          .refine((values) => Object.keys(values).length <= 10, 'A form has at most 10 fields')
          .default({})
          .describe("Other fields of the form by merge tag, for example `{ FNAME: 'Edith' }`; at most 10."),
        website: z
          .string()
          .max(2000)
          .default('')
          .describe('A hidden field. When a robot fills it in, the call succeeds and does nothing.'),
      }),
      /** An address that has already subscribed gets the same response, so that callers cannot find out who has subscribed. */
      out: z.object({ success: z.literal(true) }),
      http: 'POST /mailchimp/subscribe',
    },
  },
  {
    changed: z
      .object({
        kind: z.enum([
          'domain',
          'site-settings',
          'nav',
          'footer',
          'page-banner',
          'sub-nav',
          'pattern',
          'redirect',
          'brand',
        ]),
        _id: Id,
        domainId: Id,
        /** False if only the draft was changed. */
        live: z.boolean(),
        withdrawn: z.boolean().optional(),
        images: z.array(z.string()).optional(),
        links: z.array(z.string()).optional(),
      })
      .describe('A document of the site configuration was saved, published, unpublished or deleted.'),
  },
);
