import { z } from 'zod';
import { Contents } from '../content.ts';
import { PageOrigin } from './page-origin.ts';
import { Author, Stored, ClientDocument } from './stored.ts';
import { MAX_ROLES } from './user.ts';
import { segmentByPageType } from '../page-types/declarations.ts';
import { templateNames } from '../page-types/page-type.ts';
import { Id, Instant, type PageType, Picture, Slug, articleTypes, frequencies, pageTypes, themes } from '../values.ts';

export { type PageType, pageTypes } from '../values.ts';
export { collectionByPageType, segmentByPageType, templates } from '../page-types/declarations.ts';
export { type Template, contentSections, templateNames } from '../page-types/page-type.ts';

const findPageType = (name: string): PageType =>
  pageTypes.find((type) => type === name || segmentByPageType[type] === name)!;
const acceptedNames = (types: readonly PageType[]) => [
  ...new Set(types.flatMap((type) => [type, segmentByPageType[type] || type])),
];
const refusal = (what: string, types: readonly PageType[]) => ({
  error: ({ input }: { input?: unknown }) =>
    `There is no ${what} ${typeof input === 'string' ? input.slice(0, 60) || '""' : 'like this'}: choose one of ${types.join(', ')}.`,
});
const pageTypeEnum = (what: string, types: readonly PageType[]) =>
  z.enum(acceptedNames(types), refusal(what, types)).transform(findPageType);

export const PageTypeName = pageTypeEnum('page type', pageTypes);
export const OptionalPageTypeName = z.union([z.literal(''), PageTypeName], refusal('page type', pageTypes));
export const ArticleTypeName = pageTypeEnum('article type', articleTypes);

const PageRegion = z.object({ _id: Id, name: z.string(), slugPrefix: z.string() });

const Header = z.looseObject({
  title: z.string().max(300).optional(),
  description: z.string().max(20_000).optional(),
  label: z.string().max(200).optional(),
  icon: z.string().max(40).optional(),
  image: Picture.optional(),
  introduction: z.string().max(20_000).optional(),
  date: z.string().max(40).optional(),
});

const Sharing = z.looseObject({
  title: z.string().max(300).optional(),
  keywords: z.string().max(1000).optional(),
  description: z.string().max(1000).optional(),
  image: Picture.optional(),
});

export const PageContent = z.looseObject({
  domainId: Id,
  pageType: z.enum(pageTypes).default('page'),
  template: z.enum(templateNames).default('primary'),
  slug: Slug,
  region: PageRegion.partial().optional().nullable(),
  theme: z.enum(themes).optional(),
  miniNavId: z.string().max(128).optional().nullable(),
  pageBannerId: z.string().max(128).optional().nullable(),
  header: Header.default({}),
  contents: Contents.default([]),
  articleContents: Contents.optional(),
  eventContents: Contents.optional(),
  isTemplate: z.boolean().optional().describe('True if new pages can start as a copy of the page.'),
  origin: PageOrigin.optional().describe('What the page was imported from; visitors do not get it.'),
  tags: z.array(z.string().max(60)).max(50).optional().describe('Stored in lower case, without duplicates.'),
  author: z.string().max(200).optional(),
  title: z.string().max(300).optional(),
  keywords: z.string().max(1000).optional(),
  description: z.string().max(1000).optional(),
  priority: z.number().min(0).max(1).optional().describe('Priority in sitemap.xml, 0 to 1 in steps of 0.1.'),
  frequency: z.enum(frequencies).optional(),
  hideFromSitemap: z.boolean().optional(),
  hideFromRobots: z.boolean().optional(),
  og: Sharing.optional(),
  twitter: Sharing.optional(),
  viewerRoles: z.array(Id).max(MAX_ROLES).optional(),
  editorRoles: z.array(Id).max(MAX_ROLES).optional(),
  publisherRoles: z.array(Id).max(MAX_ROLES).optional(),
});
export type PageContent = z.infer<typeof PageContent>;

export const Page = PageContent.extend(Stored.shape).extend({
  publishedAt: Instant.optional(),
  owner: Author.optional().describe('User who is responsible for the page; only in drafts.'),
});
export type Page = z.infer<typeof Page>;

const inEvents = {
  _id: true,
  revision: true,
  domainId: true,
  slug: true,
  miniNavId: true,
  viewerRoles: true,
  createdAt: true,
  updatedAt: true,
  published: true,
} as const;

/** Release 0.1.0 reads them from events. They have no type here, so that nothing in this release can. */
const deprecatedInEvents = Object.fromEntries(
  Object.entries(Page.omit(inEvents).shape).map(([name, field]) => [
    name,
    (field as z.ZodType).optional().meta({ deprecated: true }),
  ]),
) as {};

/** The part of a page that events contain. A service that needs more loads the page with `loadCopies`. */
export const ChangedPage = z.object({ ...Page.pick(inEvents).shape, ...deprecatedInEvents });
export type ChangedPage = z.infer<typeof ChangedPage>;

export const Article = Page.pick({
  _id: true,
  slug: true,
  pageType: true,
  template: true,
  tags: true,
  author: true,
  region: true,
  published: true,
  lastPublished: true,
  header: true,
});
export type Article = z.infer<typeof Article>;

/** Without `_id` a page is created; with it, `revision` must be the revision that was edited. */
export const PageInput = PageContent.extend(ClientDocument.shape);

export const PublishInput = z.looseObject({ _id: Id, revision: z.number().int().nonnegative() });

export const PageToDelete = z.object({
  _id: Id.describe('Id of the page.'),
  redirectTo: Slug.optional().describe(
    'Slug of a published page that visitors of the deleted address are redirected to; without it, a page that others link to is refused.',
  ),
});

export const DeletedPage = z.object({
  _id: Id,
  domainId: Id,
  slug: z.string(),
  redirectTo: z.string().optional(),
});
