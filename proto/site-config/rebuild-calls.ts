import { z } from 'zod';
import { type CallSpec, rebuilding } from '../contract.ts';
import { stages } from '../document-history.ts';
import { Id } from '../values.ts';

export const kindsWithUses = ['site-settings', 'nav', 'footer', 'brand', 'page-banner', 'sub-nav', 'pattern'] as const;

export const rebuildCalls = {
  /** A result may be shorter than `limit`; only an empty one is the end. */
  listUses: {
    summary: 'Lists what documents of the site configuration link to and show, from which the links are rebuilt.',
    kind: 'query',
    who: 'anyone',
    forServices: true,
    in: z.object({
      kind: z.enum(kindsWithUses),
      stage: z.enum(stages),
      after: z.string().default(''),
      limit: z.number().int().min(1).max(500).default(100),
    }),
    out: z.object({
      documents: z.array(
        z.object({
          _id: Id,
          revision: z.number().int(),
          domainId: Id,
          images: z.array(z.string()),
          links: z.array(z.string()),
        }),
      ),
    }),
  },
  rebuildRedirects: {
    summary: 'Rebuilds the addresses of published pages, and the redirects from those that they no longer have.',
    ...rebuilding('redirects'),
    in: z.object({}),
    out: z.object({ addresses: z.number().int(), added: z.number().int(), removed: z.number().int() }),
  },
  rebuildSubNavUses: {
    summary: 'Rebuilds the list of pages that show a sub nav.',
    ...rebuilding('sub-nav-uses'),
    in: z.object({}),
    out: z.object({ copies: z.number().int() }),
  },
} as const satisfies Record<string, CallSpec>;
