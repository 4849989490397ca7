import { z } from 'zod';
import { Id, Instant, Slug } from '../values.ts';
import { MAX_BULK_PAGES } from '../limits.ts';

const Tags = z.array(z.string().max(60)).max(50).default([]);

const callsWithoutInput = ['publish', 'unpublish', 'takeBackPublish', 'delete', 'copy'] as const;
const bulkCallNames = [...callsWithoutInput, 'changeTags', 'move', 'changeOwner'] as const;

/** What is done to each page, with what the call for one page needs in addition to the page. */
export const BulkAction = z.discriminatedUnion('call', [
  z.object({ call: z.enum(callsWithoutInput) }),
  z.object({ call: z.literal('changeTags'), add: Tags, remove: Tags }),
  z.object({ call: z.literal('move'), regionId: Id.nullable() }),
  z.object({ call: z.literal('changeOwner'), owner: Id.nullable() }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

const BulkPage = z.object({
  _id: Id,
  revision: z.number().int().optional().describe('Revision that the user has seen; needed to publish.'),
  regionId: Id.nullable().optional().describe('Region of the copy, null for none; absent for the region of the page.'),
});
export type BulkPage = z.infer<typeof BulkPage>;

export const BulkPages = z
  .array(BulkPage)
  .min(1, 'Name the pages.')
  .max(MAX_BULK_PAGES, `At most ${MAX_BULK_PAGES} pages can be changed at once.`);

const bulkStates = ['running', 'finished', 'stopped'] as const;

export const BulkResult = BulkPage.pick({ _id: true, regionId: true }).extend({
  revision: z.number().int().optional().describe('Revision of the draft after the act.'),
  copyId: Id.optional().describe('Id of the new page.'),
  reason: z.string().optional().describe('Why the page was refused.'),
  slug: Slug.optional().describe('Address of a refused page that the user may view.'),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const BulkAct = z.object({
  _id: Id,
  call: z.enum(bulkCallNames),
  state: z
    .enum(bulkStates)
    .describe('`stopped` if it was stopped before the last page, by a user or because the session has ended.'),
  reason: z.string().optional().describe('Why it was stopped, unless a user has stopped it.'),
  total: z.number().int(),
  finished: z.number().int().describe('Number of pages with a result.'),
  failed: z.number().int().describe('Number of pages that were refused.'),
  refused: z.array(BulkResult).optional().describe('The first pages that were refused, at most 20.'),
  startedAt: Instant,
});
export type BulkAct = z.infer<typeof BulkAct>;
