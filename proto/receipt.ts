import { z } from 'zod';
import type { CallSpec } from './contract.ts';
import { receiptFindings, receiptSurfaces } from './receipt-names.ts';
import { Id } from './values.ts';

export type { ReceiptFinding, ReceiptSurface } from './receipt-names.ts';

export const VerifiedSurface = z.object({
  surface: z.enum(receiptSurfaces),
  ok: z.boolean().describe('What every visitor now gets is at the revision, or at a newer one.'),
  elapsedMs: z.number().int().describe('Time since the request until this was verified, or until the last attempt.'),
  found: z
    .enum(receiptFindings)
    .optional()
    .describe(
      'Why it is not verified: an older revision, nothing, a page that must not be there, a redirect, another page, or no answer.',
    ),
});
export type VerifiedSurface = z.infer<typeof VerifiedSurface>;

export const Receipt = z.object({
  published: z.boolean().describe('Whether visitors must get the page. False if it is unpublished or restricted.'),
  path: z.string().describe('Where visitors find the page, or found it.'),
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
      'Reads back what visitors get of a page after it was published or unpublished: from every replica of the BFF, the sitemap and the search.',
    kind: 'query',
    who: 'user',
    refuses: ['too-many', 'forbidden'],
    in: z.object({
      _id: Id.describe('Id of the page.'),
      revision: z.number().int().nonnegative().describe('Revision that visitors must get; a newer one is fine too.'),
    }),
    out: Receipt,
    http: 'POST /page/receipt',
  },
} as const satisfies Record<string, CallSpec>;
