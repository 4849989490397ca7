import { z } from 'zod';
import type { CallSpec } from './contract.ts';
import { linkDeaths, linkVerdicts, MAX_CHECKED_LINKS, MAX_LINK_LENGTH } from './link-verdicts.ts';

export const CheckedLink = z.object({
  address: z.string(),
  verdict: z
    .enum(linkVerdicts)
    .describe('Only what surely does not exist is dead; unknown is what could not be found out within a few seconds.'),
  why: z
    .enum(linkDeaths)
    .optional()
    .describe('Of a dead link: the website answers 404, it answers 410, or there is no such host.'),
});

export const linkCheckCalls = {
  checkLinks: {
    summary: 'Requests addresses of other websites, and tells which of them do not exist. At most 20 times a minute.',
    kind: 'query',
    who: 'user',
    needs: 'pages.edit',
    refuses: ['too-many'],
    in: z.object({
      addresses: z
        .array(z.string().min(1).max(MAX_LINK_LENGTH))
        .min(1)
        .max(MAX_CHECKED_LINKS)
        .describe('Addresses with http or https; what else is sent is unknown.'),
    }),
    out: z.object({ links: z.array(CheckedLink).describe('In the order of the addresses.') }),
    http: 'POST /visit/checkLinks',
  },
} as const satisfies Record<string, CallSpec>;
