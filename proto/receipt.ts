import { z } from 'zod';
import type { CallSpec } from './contract.ts';
import { receiptFindings, receiptSurfaces } from './receipt-names.ts';
import { Id } from './values.ts';

export type { ReceiptFinding, ReceiptSurface } from './receipt-names.ts';

export const VerifiedSurface = z.object({
  surface: z.enum(receiptSurfaces),
  ok: z.boolean().describe('True if every visitor gets the revision or a newer one.'),
  elapsedMs: z.number().int().describe('Time since the request until this was verified, or until the last attempt.'),
  found: z
    .enum(receiptFindings)
    .optional()
    .describe(
      'Why it is not verified: an older revision, no page, a page that should not exist, a redirect, another page, or no response.',
    ),
});
export type VerifiedSurface = z.infer<typeof VerifiedSurface>;

export const Receipt = z.object({
  published: z.boolean().describe('Whether visitors must get the page. False if it is unpublished or restricted.'),
  path: z.string().describe('Address at which visitors find the page, or found it before.'),
  servers: z.object({
    expected: z.number().int().describe('Replicas of the BFF that are running.'),
    answered: z.number().int(),
  }),
  surfaces: z.array(VerifiedSurface),
});
export type Receipt = z.infer<typeof Receipt>;

export const receiptCalls = {
  receipt: {
    summary:
      'Verifies that visitors get the right version of a page after it was published or unpublished: from every replica of the BFF, the sitemap and the search.',
    kind: 'query',
    who: 'user',
    refuses: ['too-many', 'forbidden'],
    in: z.object({
      _id: Id.describe('Id of the page.'),
      revision: z
        .number()
        .int()
        .nonnegative()
        .describe('Revision that visitors must get; a newer one is also accepted.'),
    }),
    out: Receipt,
    http: 'POST /page/receipt',
  },
} as const satisfies Record<string, CallSpec>;
