import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { pageTypes } from './page.ts';
import { Author } from './stored.ts';

export { Author } from './stored.ts';

export const PageRow = z.object({
  _id: Id,
  slug: z.string(),
  pageType: z.enum(pageTypes),
  title: z.string(),
  published: z.boolean(),
});

/** `types` contains the block types of the items in `path`, in the same order; empty for other items. */
export const RevisionChange = z.object({
  op: z.enum(['set', 'insert', 'remove', 'move']),
  path: z.array(z.string()),
  types: z.array(z.string()),
});
export type RevisionChange = z.infer<typeof RevisionChange>;

/** In a row for a sitting, `revision` and `at` are those of its last revision. */
export const RevisionRow = z.object({
  revision: z.number().int(),
  action: z.string().describe('Code of the action.'),
  owner: Author.nullable().optional().describe('New owner, or null, if the action changed the owner.'),
  at: Instant,
  by: Author,
  first: z.number().int().optional().describe('First revision of the sitting.'),
  startedAt: Instant.optional().describe('When the first revision of the sitting was saved.'),
  changes: z.array(RevisionChange).optional().describe('Changes of the sitting, at most 30.'),
  moreChanges: z.number().int().optional().describe('Number of changes that are not listed.'),
});
