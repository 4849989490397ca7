import { z } from 'zod';
import type { CallSpec } from './contract.ts';
import { deadLinkReasons, linkVerdicts, MAX_CHECKED_LINKS, MAX_LINK_LENGTH } from './link-verdicts.ts';

const CheckedLink = z.object({
  address: z.string(),
  verdict: z
    .enum(linkVerdicts)
    .describe(
      '`dead` only if the page or the host certainly does not exist; `unknown` if that could not be checked within a few seconds.',
    ),
  why: z
    .enum(deadLinkReasons)
    .optional()
    .describe('Why the link is dead: the website responds with 404 or 410, or the host does not exist.'),
});

export const linkCheckCalls = {
  checkLinks: {
    summary: 'Requests addresses of other websites and returns which of them do not exist. At most 20 times a minute.',
    kind: 'query',
    who: 'user',
    needs: 'pages.edit',
    refuses: ['too-many'],
    in: z.object({
      addresses: z
        .array(z.string().min(1).max(MAX_LINK_LENGTH))
        .min(1)
        .max(MAX_CHECKED_LINKS)
        .describe('Addresses with http or https; others get the verdict `unknown`.'),
    }),
    out: z.object({ links: z.array(CheckedLink).describe('In the order of the addresses.') }),
    http: 'POST /visit/checkLinks',
  },
} as const satisfies Record<string, CallSpec>;
