import { z } from 'zod';
import { service } from './contract.ts';
import { Item } from './content.ts';
import { historyCalls } from './document-history.ts';
import { Operation } from './edit.ts';
import { DeletedPage, PageToDelete } from './entities/deleted-page.ts';
import { Dependency } from './entities/dependency.ts';
import { Listing } from './entities/listing.ts';
import { ArticleTypeName, Page, PageContent, PageTypeName, contentSections, pageTypes } from './entities/page.ts';
import { PageRow, RevisionRow } from './entities/page-rows.ts';
import { PublishedPage, SentPage } from './entities/sent-page.ts';
import { MAX_ROLES } from './entities/user.ts';
import { Id, Instant, QueryBoolean, QueryList, QueryNumber, Slug } from './values.ts';

/** Older clients name a collection; it is a hint, checked against the page type and never used as a name of storage. */
const collection = z.string().max(60).optional();

/** A page as a list of articles shows it. */
export const Article = Page.pick({
  _id: true,
  slug: true,
  pageType: true,
  template: true,
  tags: true,
  region: true,
  published: true,
  lastPublished: true,
  header: true,
});
export type Article = z.infer<typeof Article>;

const pageFact = z.object({ page: Page });

export const pages = service(
  'pages',
  {
    load: {
      kind: 'query',
      who: 'anyone',
      refuses: ['forbidden'],
      /** Without a domain it is that of the request's host: older clients name the slug only. A page of another type is not found. */
      in: z.object({ slug: Slug, domainId: Id.optional(), collection, pageType: z.string().max(60).optional() }),
      out: Page,
      http: 'GET /page/load',
    },
    save: {
      kind: 'command',
      who: 'user',
      needs: 'pages.edit',
      in: z.object({ page: SentPage, collection }),
      out: Page,
      http: 'POST /page/save',
    },
    edit: {
      kind: 'command',
      who: 'user',
      needs: 'pages.edit',
      in: z.object({
        _id: Id,
        /** The revision that the operations were made on; when it has moved on, they are merged or refused with both values. */
        base: z.number().int().nonnegative(),
        operations: z.array(Operation).min(1).max(2000),
        /** Made by the client for each batch: a resend after a lost answer is recognised and not applied twice. */
        changeId: Id,
      }),
      out: z.object({
        revision: z.number().int(),
        updatedAt: Instant,
        /** The whole address as it is stored, with the prefix of its region and the segment of its type, however it was typed. */
        slug: z.string(),
        /** What others changed since `base`, in order: apply it before your own. */
        theirs: z.array(Operation),
      }),
      http: 'POST /page/edit',
    },
    delete: {
      kind: 'command',
      who: 'user',
      needs: 'pages.delete',
      in: PageToDelete.extend({ collection }),
      out: z.object({ _id: Id }),
      http: 'POST /page/delete',
    },
    checkSlug: {
      kind: 'query',
      who: 'user',
      in: z.object({ slug: Slug, domainId: Id, id: Id.optional(), _id: Id.optional(), collection }),
      /** The page that has the slug, without its _id for those who may not see it, or null when it is free. */
      out: z.object({ data: z.object({ _id: Id.optional(), slug: z.string() }).nullable() }),
      http: 'GET /page/checkSlug',
    },
    publish: {
      kind: 'command',
      who: 'user',
      needs: 'pages.publish',
      in: z.object({ page: PublishedPage, collection }),
      out: Page,
      http: 'POST /page/publishPage',
    },
    unpublish: {
      kind: 'command',
      who: 'user',
      needs: 'pages.publish',
      in: z.object({ _id: Id, collection }),
      out: Page,
      http: 'POST /page/unpublishPage',
    },
    list: {
      kind: 'query',
      who: 'user',
      in: z.object({
        domainId: Id,
        collection,
        pageType: PageTypeName.optional(),
        /** 1-based. */
        page: QueryNumber.int().min(1).default(1),
        size: QueryNumber.int().min(1).max(100).default(25),
      }),
      out: z.object({ pages: z.array(PageRow), total: z.number().int() }),
      http: 'GET /page/list',
    },
    cloneComponent: {
      kind: 'command',
      who: 'user',
      needs: 'pages.edit',
      in: z.object({ pageId: Id, collection, cloneInto: z.enum(contentSections).default('contents'), component: Item }),
      out: Page,
      http: 'POST /page/cloneComponent',
    },
    history: {
      kind: 'query',
      who: 'user',
      in: z.object({
        _id: Id,
        before: QueryNumber.int().optional(),
        limit: QueryNumber.int().min(1).max(100).default(50),
      }),
      out: z.object({ revisions: z.array(RevisionRow) }),
      http: 'GET /page/history',
    },
    compare: {
      kind: 'query',
      who: 'user',
      in: z.object({ _id: Id, from: QueryNumber.int(), to: QueryNumber.int() }),
      out: z.object({ from: PageContent, to: PageContent, operations: z.array(Operation) }),
      http: 'GET /page/compare',
    },
    restore: {
      kind: 'command',
      who: 'user',
      needs: 'pages.edit',
      /** Without a revision a deleted page becomes what it was before it was deleted. */
      in: z.object({ _id: Id, revision: z.number().int().optional() }),
      out: Page,
      http: 'POST /page/restore',
    },
    listDeleted: historyCalls('page', ['page']).listDeleted,
    takeBackPublish: {
      kind: 'command',
      who: 'user',
      needs: 'pages.publish',
      in: z.object({ _id: Id }),
      /** The live copy is the one published before; the draft keeps what it has. */
      out: Page,
      http: 'POST /page/takeBackPublish',
    },
    applyRoles: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({
        page: z.looseObject({ _id: Id }),
        collection,
        roles: z
          .array(
            z.looseObject({
              _id: Id,
              level: z.object({ viewer: z.boolean(), editor: z.boolean(), publisher: z.boolean() }).partial(),
            }),
          )
          .max(MAX_ROLES),
      }),
      out: Page,
      http: 'POST /roles/applyToPage',
    },
    loadTags: {
      kind: 'query',
      who: 'anyone',
      in: z.object({
        domainId: Id,
        regionPrefix: z.string().max(60).default(''),
        /** Only tags that articles of these types carry. */
        pageTypes: QueryList.pipe(z.array(ArticleTypeName).max(20)).optional(),
      }),
      out: z.array(z.string()),
      http: 'GET /article/loadTags',
    },
    filterArticles: {
      kind: 'query',
      who: 'anyone',
      in: z.object({
        title: z.string().max(200).default(''),
        pageTypes: QueryList.pipe(z.array(ArticleTypeName).max(20)).optional(),
        limit: QueryNumber.int().min(1).max(100).default(24),
        /** Zero-based. */
        currentPage: QueryNumber.int().min(0).default(0),
        regionPrefix: z.string().max(60).default(''),
        tag: z.string().max(60).optional(),
      }),
      out: z.object({ articles: z.array(Article), total: z.number().int() }),
      http: 'GET /article/filter',
    },
    findListing: {
      kind: 'query',
      who: 'anyone',
      refuses: ['forbidden'],
      in: z.object({ id: Id }),
      out: z.object({ listing: Listing }),
      http: 'GET /listing/findById',
    },
    publishListing: {
      kind: 'command',
      who: 'user',
      needs: 'pages.publish',
      in: z.object({ listing: z.looseObject({ _id: Id, revision: z.number().int().nonnegative().optional() }) }),
      out: z.object({ listing: Listing }),
      http: 'POST /listing/publishListing',
    },
    checkDependencies: {
      kind: 'query',
      who: 'user',
      in: z.object({
        type: z.enum(['link', 'image', 'banner']),
        url: z.string().max(2000).optional(),
        imageId: Id.optional(),
        bannerId: Id.optional(),
      }),
      out: z.array(Dependency),
      http: 'GET /dependencies/checkDependencies',
    },
    /** Pages of a region, drafts included: a region in use can not be deleted. */
    findByRegion: {
      kind: 'query',
      who: 'user',
      in: z.object({ regionId: Id }),
      /** The slug is empty where the caller may not see the page. */
      out: z.array(z.object({ _id: Id, slug: z.string(), pageType: z.enum(pageTypes) })),
    },
    /** Pages of every domain whose role lists name the role, drafts included: a role in use cannot be deleted. */
    findByRole: {
      kind: 'query',
      who: 'user',
      needs: 'people',
      in: z.object({ roleId: Id }),
      /** At most 100. The slug is empty where the caller may not see the page. */
      out: z.array(z.object({ _id: Id, slug: z.string() })),
    },
    /** Whether a published page of the domain has a form that signs people up for the mailing list. */
    showsMailingList: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ listId: z.string().max(40) }),
      out: z.object({ shown: z.boolean() }),
    },
    /** What visitors read of a page; null while it is not published, or for other roles. `not-found` where there is no such page. */
    findPublished: {
      kind: 'query',
      who: 'user',
      in: z.object({ _id: Id }),
      out: z.object({ page: Page.nullable() }),
    },
    /** Drafts with their permission lists, in order of _id: what the sitemap is rebuilt from. Fewer may come than asked; none is the end. */
    listDrafts: {
      kind: 'query',
      who: 'admin',
      in: z.object({ after: z.string().default(''), limit: z.number().int().min(1).max(500).default(100) }),
      out: z.object({ pages: z.array(Page) }),
    },
    /**
     * Live pages in order of _id: what the search is rebuilt from. Fewer may come than asked; none is the end. Those that not
     * every visitor reads (viewer roles, a region that is not published) are for people who sign in and ask for them.
     */
    listPublished: {
      kind: 'query',
      who: 'anyone',
      in: z.object({
        after: z.string().default(''),
        limit: z.number().int().min(1).max(500).default(100),
        includeHidden: QueryBoolean.optional(),
      }),
      out: z.object({ pages: z.array(Page) }),
    },
  },
  {
    saved: pageFact,
    published: pageFact,
    unpublished: z.object({ page: Page }),
    deleted: DeletedPage,
  },
);
