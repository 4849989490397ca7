import { z } from 'zod';
import type { CallSpec } from '../contract.ts';
import { Page, pageTypes } from '../entities/page.ts';
import { RevisionRow } from '../entities/page-rows.ts';
import { Id, Instant } from '../values.ts';

export const publishingCalls = {
  takeBackPublish: {
    summary:
      'Undoes the last publish of a page: what was live before is live again, or the page is unpublished. The draft stays.',
    kind: 'command',
    who: 'user',
    needs: 'pages.publish',
    in: z.object({ _id: Id.describe('Id of the page.') }),
    out: Page,
    http: 'POST /page/takeBackPublish',
  },
  previousPublish: {
    summary: 'Returns what undoing the last publish of a page makes live, or null if it unpublishes the page.',
    kind: 'query',
    who: 'user',
    in: z.object({ _id: Id.describe('Id of the page.') }),
    out: z.object({ previous: RevisionRow.omit({ action: true }).nullable() }),
    http: 'GET /page/previousPublish',
  },
  publicState: {
    summary: 'Returns what visitors must get of a page, with which a receipt compares what they do get.',
    kind: 'query',
    who: 'user',
    in: z.object({ _id: Id }),
    out: z.object({
      revision: z.number().int().describe('Of the draft.'),
      pageType: z.enum(pageTypes),
      slug: z.string().describe('Address of the live copy, or of the last one.'),
      regionPrefix: z.string(),
      live: z
        .object({
          revision: z.number().int(),
          title: z.string(),
          lastPublished: Instant,
          isInSitemap: z.boolean(),
          isFound: z.boolean().describe('Search may find it.'),
          isRestricted: z.boolean().describe('Only some roles may view it, so visitors must not get it.'),
        })
        .nullable(),
    }),
  },
} as const satisfies Record<string, CallSpec>;
