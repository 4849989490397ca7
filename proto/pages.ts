import { z } from 'zod';
import { commandNeeding, defineContract } from './contract.ts';
import { Item } from './content.ts';
import { archiveCalls } from './archive.ts';
import { historyCalls, Sittings, stages } from './document-history.ts';
import { Operation } from './edit.ts';
import {
  ChangedPage,
  DeletedPage,
  PageToDelete,
  Page,
  PageContent,
  PageTypeName,
  contentSections,
  PublishInput,
  PageInput,
} from './entities/page.ts';
import { Author, PageRow, RevisionRow } from './entities/page-rows.ts';
import { MAX_ROLES } from './entities/user.ts';
import { actCalls } from './pages/act-calls.ts';
import { bulkCalls } from './pages/bulk-calls.ts';
import { articleCalls } from './pages/article-calls.ts';
import { lookupCalls } from './pages/lookup-calls.ts';
import { publishingCalls } from './pages/publishing-calls.ts';
import { rebuildCalls } from './pages/rebuild-calls.ts';
import { viewCalls } from './pages/view-calls.ts';
import { Id, Instant, QueryNumber, Slug, PageNumber, pageSize } from './values.ts';

export { Article } from './entities/page.ts';

const collection = z
  .string()
  .max(60)
  .optional()
  .describe('Collection of the page, which older clients send; only checked against the page type.');

const PageVersion = z.union([z.enum(stages), QueryNumber.int()]);

const pageEvent = z.object({ page: ChangedPage });

export const pages = defineContract(
  'pages',
  {
    load: {
      summary: 'Returns the page at an address: the live version for visitors, the draft for signed-in users.',
      kind: 'query',
      who: 'anyone',
      refuses: ['forbidden'],
      in: z.object({
        slug: Slug.describe('Address of the page without its domain; a leading slash may be left out.'),
        _id: Id.optional().describe('Id of the page, instead of its address.'),
        domainId: Id.optional().describe('Id of the domain; that of the request when absent.'),
        collection,
        pageType: z.string().max(60).optional().describe('Only a page of this type is returned.'),
      }),
      out: Page,
      http: 'GET /page/load',
    },
    save: {
      summary: 'Creates a page, or replaces the content of its draft.',
      ...commandNeeding('pages.edit'),
      in: z.object({
        page: PageInput.describe(
          'The whole page. Without `_id` it is created; with one, `revision` names the revision that it was based on.',
        ),
        collection,
      }),
      out: Page,
      http: 'POST /page/save',
    },
    edit: {
      summary:
        'Applies a batch of operations to the draft of a page and merges it with changes made since its base revision.',
      ...commandNeeding('pages.edit'),
      in: z.object({
        _id: Id.describe('Id of the page.'),
        base: z
          .number()
          .int()
          .nonnegative()
          .describe(
            'Revision that the operations were made on; later changes are merged, or both values are returned as a conflict.',
          ),
        operations: z
          .array(Operation)
          .min(1)
          .max(2000)
          .describe('Changes in the order in which they were made, 1 to 2000.'),
        changeId: Id.describe(
          'Unique id of this batch, chosen by the client: sending the batch again applies it only once.',
        ),
      }),
      out: z.object({
        revision: z.number().int(),
        updatedAt: Instant,
        slug: z.string(),
        /** Changes by others since `base`, in order; apply them before the sent operations. */
        theirs: z.array(Operation),
      }),
      http: 'POST /page/edit',
    },
    delete: {
      summary: 'Deletes an unpublished page, optionally in favor of another page.',
      ...commandNeeding('pages.delete'),
      in: PageToDelete.extend({ collection }),
      out: z.object({ _id: Id }),
      http: 'POST /page/delete',
    },
    checkSlug: {
      summary: 'Returns the page that already has an address, or null when the address is free.',
      kind: 'query',
      who: 'user',
      in: z.object({
        slug: Slug.describe('Address to look for.'),
        domainId: Id.describe('Id of the domain, which must be that of the request.'),
        id: Id.optional().describe('The same as `_id`, for older clients.'),
        _id: Id.optional().describe('Id of a page whose own address counts as free.'),
        collection,
      }),
      out: z.object({ data: z.object({ _id: Id.optional(), slug: z.string() }).nullable() }),
      http: 'GET /page/checkSlug',
    },
    publish: {
      summary: 'Makes the draft of a page visible to visitors.',
      ...commandNeeding('pages.publish'),
      in: z.object({
        page: PublishInput.describe(
          'The page as it is stored, or with content, which is then saved first; `revision` names the revision that it was based on.',
        ),
        collection,
      }),
      out: Page,
      http: 'POST /page/publishPage',
    },
    unpublish: {
      summary: 'Hides a page from visitors and keeps its draft.',
      ...commandNeeding('pages.publish'),
      in: z.object({ _id: Id.describe('Id of the page.'), collection }),
      out: Page,
      http: 'POST /page/unpublishPage',
    },
    list: {
      summary: 'Lists the pages of a domain, one page of results at a time.',
      kind: 'query',
      who: 'user',
      in: z.object({
        domainId: Id.describe('Id of the domain, which must be that of the request.'),
        collection,
        pageType: PageTypeName.optional().describe('Only pages of this type.'),
        page: PageNumber,
        size: pageSize(25),
      }),
      out: z.object({ pages: z.array(PageRow), total: z.number().int() }),
      http: 'GET /page/list',
    },
    cloneComponent: {
      summary: 'Inserts a copy of a block into the draft of a page.',
      ...commandNeeding('pages.edit'),
      in: z.object({
        pageId: Id.describe('Id of the page.'),
        collection,
        cloneInto: z.enum(contentSections).default('contents').describe('List of the page that the block is added to.'),
        component: Item.describe('The block to copy; it gets a new key.'),
      }),
      out: Page,
      http: 'POST /page/cloneComponent',
    },
    history: {
      summary: 'Lists the revisions of a page, newest first.',
      kind: 'query',
      who: 'user',
      in: z.object({
        _id: Id.describe('Id of the page.'),
        before: QueryNumber.int().optional().describe('Only revisions older than this one.'),
        limit: QueryNumber.int().min(1).max(100).default(50).describe('Number of results, 1 to 100.'),
        sittings: Sittings,
      }),
      out: z.object({ revisions: z.array(RevisionRow) }),
      http: 'GET /page/history',
    },
    compare: {
      summary: 'Returns the content of two versions of a page and the operations between them.',
      kind: 'query',
      who: 'user',
      in: z.object({
        _id: Id.describe('Id of the page.'),
        from: PageVersion.describe('Earlier revision, `live` or `draft`.'),
        to: PageVersion.describe('Later revision, `live` or `draft`.'),
      }),
      out: z.object({ from: PageContent, to: PageContent, operations: z.array(Operation) }),
      http: 'GET /page/compare',
    },
    loadVersion: {
      summary: 'Returns a page as it is live, as its draft, or as it was at a revision.',
      kind: 'query',
      who: 'user',
      in: z.object({
        _id: Id.describe('Id of the page.'),
        version: PageVersion.describe('Revision, `live` or `draft`.'),
      }),
      out: Page,
      http: 'GET /page/loadVersion',
    },
    restore: {
      summary: 'Replaces the draft of a page with an earlier revision, or restores a deleted page.',
      ...commandNeeding('pages.edit'),
      in: z.object({
        _id: Id.describe('Id of the page.'),
        revision: z
          .number()
          .int()
          .optional()
          .describe('Revision to restore; without it, a deleted page becomes what it was before it was deleted.'),
      }),
      out: Page,
      http: 'POST /page/restore',
    },
    ...archiveCalls(),
    listDeleted: historyCalls('page', ['page'], { one: 'a page', many: 'pages' }).listDeleted,
    applyRoles: {
      summary: 'Sets which roles may view, edit and publish a page.',
      ...commandNeeding('people'),
      in: z.object({
        page: z.looseObject({ _id: Id }).describe('The page; only its `_id` is used.'),
        collection,
        roles: z
          .array(
            z.looseObject({
              _id: Id,
              level: z.object({ viewer: z.boolean(), editor: z.boolean(), publisher: z.boolean() }).partial(),
            }),
          )
          .max(MAX_ROLES)
          .describe('What each role may do with the page; roles that are not listed lose their rights.'),
      }),
      out: Page,
      http: 'POST /roles/applyToPage',
    },
    ...articleCalls,
    ...lookupCalls,
    ...rebuildCalls,
    ...publishingCalls,
    ...actCalls,
    ...bulkCalls,
    ...viewCalls,
  },
  {
    saved: pageEvent
      .extend({ by: Author.optional().describe('Who made the change.') })
      .describe('The draft of a page has changed: with every accepted write, including publishing and unpublishing.'),
    published: pageEvent.describe('A page was published, or its live version has changed.'),
    unpublished: pageEvent.describe('A page was unpublished; its draft remains.'),
    deleted: DeletedPage.describe('An unpublished page was deleted.'),
  },
);
