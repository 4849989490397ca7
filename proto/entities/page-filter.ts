import { z } from 'zod';
import { Id, Instant, QueryBoolean } from '../values.ts';
import { Author } from './page-rows.ts';
import { OptionalPageTypeName, pageTypes, templateNames } from './page.ts';

export const pageStatuses = ['draft', 'live', 'changed'] as const;
const pageOrders = [
  'title',
  'slug',
  'region',
  'pageType',
  'status',
  'editor',
  'owner',
  'updatedAt',
  'lastPublished',
] as const;
const directions = ['asc', 'desc'] as const;

/** Selects and sorts the pages of the dashboard; empty values are ignored. */
export const pageFilterFields = {
  search: z.string().max(200).default('').describe('Text that the title or the address contains, in any case.'),
  region: z.string().max(60).default('').describe('Address prefix of a region (`au`), or `/` for pages of no region.'),
  pageType: OptionalPageTypeName.default('').describe('Only pages of this type.'),
  status: z
    .enum(['', ...pageStatuses])
    .default('')
    .describe(
      'Only pages in this state: not published (`draft`), published (`live`), or published with later changes (`changed`).',
    ),
  tag: z.string().max(60).default('').describe('Only pages with this tag.'),
  editor: z.string().max(128).default('').describe('Id of the user who made the last change.'),
  owner: z.string().max(128).default('').describe('Id of the owner, or `/` for pages without one.'),
  isTemplate: QueryBoolean.optional().describe('Only pages that are templates, or only other pages.'),
  sort: z.enum(pageOrders).default('updatedAt').describe('Column by which the pages are sorted.'),
  direction: z.enum(directions).default('desc').describe('Ascending or descending.'),
};

export const ListedPage = z.object({
  _id: Id,
  revision: z.number().int(),
  slug: z.string(),
  title: z.string(),
  pageType: z.enum(pageTypes),
  template: z.enum(templateNames),
  region: z.string(),
  status: z.enum(pageStatuses),
  tags: z.array(z.string()),
  isTemplate: z.boolean(),
  updatedAt: Instant,
  lastPublished: Instant.optional(),
  editor: Author.optional(),
  owner: Author.optional(),
  viewerRoles: z.array(Id).optional().describe('Present if asked for, with the right to manage users and roles.'),
  publisherRoles: z.array(Id).optional().describe('Present like `viewerRoles`.'),
  publishableByYou: z.boolean().optional().describe('Whether the signed-in user may publish the page.'),
});
export type ListedPage = z.infer<typeof ListedPage>;

export const MAX_VIEWS = 30;

export const PageView = z.object({
  name: z.string().trim().min(1, 'A filter needs a name.').max(80).describe('Name of the filter, 1 to 80 characters.'),
  filter: z.object(pageFilterFields).describe('Which pages the filter shows, and in which order.'),
});
export type PageView = z.infer<typeof PageView>;
