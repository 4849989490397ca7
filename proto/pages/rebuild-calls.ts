import { z } from 'zod';
import { type CallSpec, rebuilding } from '../contract.ts';
import { DeletedPage } from '../entities/page.ts';
import { Id, Instant } from '../values.ts';

/** A revision that neither publishes nor deletes the page unpublishes it. */
const AddressChange = z.object({
  _id: z.string().describe('Id of the revision.'),
  pageId: Id,
  revision: z.number().int(),
  at: Instant,
  by: Id,
  published: z.object({ domainId: Id, slug: z.string() }).optional(),
  deleted: DeletedPage.optional(),
});
export type AddressChange = z.infer<typeof AddressChange>;

export const rebuildCalls = {
  rebuildLinks: {
    summary: 'Rebuilds the list of what pages and the documents around them link to and show.',
    ...rebuilding('links'),
    in: z.object({}),
    out: z.object({ copies: z.number().int() }),
  },
  /** Results end as in `listCopies`. */
  listAddressChanges: {
    summary: 'Lists revisions that published, unpublished or deleted a page, from which redirects are rebuilt.',
    kind: 'query',
    who: 'anyone',
    forServices: true,
    in: z.object({ after: z.string().default(''), limit: z.number().int().min(1).max(500).default(200) }),
    out: z.object({ changes: z.array(AddressChange) }),
  },
} as const satisfies Record<string, CallSpec>;
