import { z } from 'zod';
import { Id, QueryBoolean, QueryNumber } from '../values.ts';
import type { CallSpec } from '../contract.ts';
import { Page, pageTypes } from '../entities/page.ts';
import { PageOrigin } from '../entities/page-origin.ts';
import { stages } from '../document-history.ts';
import { Author } from '../entities/page-rows.ts';

const Dependency = z.object({
  parentId: Id,
  slug: z.string(),
  title: z.string().optional(),
  hidden: z.literal(true).optional(),
  regionId: Id.optional().describe('Id of the region of a page.'),
  type: z.enum(['link', 'image', 'banner']),
  /** Address of a link with a leading slash, or id of an image or page banner. */
  target: z.string(),
});

export const lookupCalls = {
  checkDependencies: {
    summary: 'Lists the pages and documents that use an address, a picture or a page banner.',
    kind: 'query',
    who: 'user',
    in: z.object({
      type: z.enum(['link', 'image', 'banner']).describe('Kind of the target.'),
      url: z.string().max(2000).optional().describe('Address to look for; required for `link`.'),
      imageId: Id.optional().describe('Id of the picture; required for `image`.'),
      bannerId: Id.optional().describe('Id of the page banner; required for `banner`.'),
    }),
    out: z.array(Dependency),
    http: 'GET /dependencies/checkDependencies',
  },
  findUsedPictures: {
    summary: 'Returns those of the pictures that a page or a document around pages uses, drafts included.',
    kind: 'query',
    who: 'user',
    in: z.object({ ids: z.array(Id).max(500) }),
    out: z.object({ ids: z.array(Id) }),
  },
  listOrigins: {
    summary: 'Lists the imported pages of the domain that the user may view, drafts included, in order of _id.',
    kind: 'query',
    who: 'user',
    needs: 'pages.edit',
    in: z.object({
      after: z.string().max(128).default('').describe('Id of the last page of the previous answer.'),
      limit: QueryNumber.int().min(1).max(200).default(100).describe('Number of results, 1 to 200.'),
    }),
    /** A result may be shorter than `limit`; only an empty one is the end. */
    out: z.object({
      pages: z.array(
        z.object({
          _id: Id,
          slug: z.string(),
          pageType: z.enum(pageTypes),
          revision: z.number().int(),
          regionId: Id.optional(),
          origin: PageOrigin,
        }),
      ),
    }),
    http: 'GET /page/listOrigins',
  },
  findByRegion: {
    summary: 'Lists the pages of a region, drafts included, because a region in use cannot be deleted.',
    kind: 'query',
    who: 'user',
    in: z.object({ regionId: Id }),
    out: z.array(z.object({ _id: Id, slug: z.string(), pageType: z.enum(pageTypes) })),
  },
  findByRole: {
    summary:
      'Lists the pages of every domain whose role lists contain a role, because a role in use cannot be deleted.',
    kind: 'query',
    who: 'user',
    needs: 'people',
    in: z.object({ roleId: Id }),
    out: z.array(z.object({ _id: Id, slug: z.string() })),
  },
  showsMailingList: {
    summary: 'Tells whether a published page of the domain has a sign-up form for a mailing list.',
    kind: 'query',
    who: 'anyone',
    in: z.object({ listId: z.string().max(40) }),
    out: z.object({ shown: z.boolean() }),
  },
  findPublished: {
    summary: 'Returns what visitors see of a page, or null while it is unpublished or restricted to other roles.',
    kind: 'query',
    who: 'user',
    in: z.object({ _id: Id }),
    out: z.object({ page: Page.nullable() }),
  },
  loadCopies: {
    summary: 'Returns the drafts or the live copies of pages, for services that store something about them.',
    kind: 'query',
    who: 'anyone',
    forServices: true,
    in: z.object({ ids: z.array(Id).min(1).max(100), stage: z.enum(stages) }),
    out: z.object({
      pages: z.array(Page).describe('Pages without such a copy are absent.'),
      authors: z.record(z.string(), Author).describe('Who made the last change of each draft, by its id.'),
      unread: z.array(Id).describe('Ids for which the answer has no room: ask again.'),
    }),
  },
  /** A result may be shorter than `limit`; only an empty one is the end. */
  listCopies: {
    summary:
      'Lists the drafts or the live copies of the pages of all domains in order of _id, from which read models are rebuilt.',
    kind: 'query',
    who: 'anyone',
    forServices: true,
    in: z.object({
      stage: z.enum(stages),
      after: z.string().default(''),
      limit: z.number().int().min(1).max(500).default(100),
    }),
    out: z.object({
      pages: z.array(Page),
      authors: z.record(z.string(), Author).describe('Who made the last change of each draft, by its id.'),
    }),
  },
  /** Results end as in `listCopies`. */
  listDrafts: {
    summary: 'Lists drafts with their role lists in order of _id.',
    deprecated: 'Use `pages.listCopies`.',
    kind: 'query',
    who: 'admin',
    in: z.object({ after: z.string().default(''), limit: z.number().int().min(1).max(500).default(100) }),
    out: z.object({
      pages: z.array(Page),
      authors: z.record(z.string(), Author).describe('Who made the last change of each page, by its id.'),
    }),
  },
  /** Results end as in `listDrafts`. `includeHidden` adds pages with viewer roles or in unpublished regions for users with the rights. */
  listPublished: {
    summary: 'Lists live pages in order of _id, from which the search index is rebuilt.',
    kind: 'query',
    who: 'anyone',
    in: z.object({
      after: z.string().default(''),
      limit: z.number().int().min(1).max(500).default(100),
      includeHidden: QueryBoolean.optional(),
    }),
    out: z.object({ pages: z.array(Page) }),
  },
} as const satisfies Record<string, CallSpec>;
