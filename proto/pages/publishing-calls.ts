import { z } from 'zod';
import { type CallSpec, commandNeeding } from '../contract.ts';
import { Page, pageTypes } from '../entities/page.ts';
import { RevisionRow } from '../entities/page-rows.ts';
import { Id, Instant } from '../values.ts';

export const publishingCalls = {
  takeBackPublish: {
    summary:
      'Undoes the last publish of a page: the version before it becomes live again, or the page is unpublished. The draft is unchanged.',
    ...commandNeeding('pages.publish'),
    in: z.object({ _id: Id.describe('Id of the page.') }),
    out: Page,
    http: 'POST /page/takeBackPublish',
  },
  previousPublish: {
    summary:
      'Returns the version that becomes live when the last publish of a page is undone, or null if the page is then unpublished.',
    kind: 'query',
    who: 'user',
    in: z.object({ _id: Id.describe('Id of the page.') }),
    out: z.object({ previous: RevisionRow.omit({ action: true, owner: true }).nullable() }),
    http: 'GET /page/previousPublish',
  },
  publicState: {
    summary:
      'Returns the version of a page that visitors must get, which a receipt compares with the one that they get.',
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
          isFound: z.boolean().describe('True if the search may find the page.'),
          isRestricted: z
            .boolean()
            .describe('True if only some roles may view the page, so that visitors must not get it.'),
        })
        .nullable(),
    }),
  },
} as const satisfies Record<string, CallSpec>;
