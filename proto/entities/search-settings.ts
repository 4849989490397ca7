import { z } from 'zod';
import { Instant, Link } from '../values.ts';

export const SearchSettings = z.object({
  synonyms: z
    .array(
      z
        .array(z.string().trim().min(1).max(60))
        .min(2, 'Synonyms are at least two words or phrases')
        .max(10, 'At most ten synonyms belong together'),
    )
    .max(200)
    .default([])
    .describe('Groups of 2 to 10 words or phrases that mean the same; at most 200 groups.'),
  pins: z
    .array(
      z.object({
        query: z
          .string()
          .trim()
          .min(1)
          .max(100)
          .describe('A search with the same words in any form shows the page first.'),
        link: Link,
      }),
    )
    .max(200)
    .default([])
    .describe('Pages that come first for a search; at most 200.'),
});
export type SearchSettings = z.infer<typeof SearchSettings>;

export const MissedSearch = z.object({
  _id: z.string().max(100),
  q: z.string(),
  region: z.string().describe('Address prefix of the region that was searched; empty for all.'),
  count: z.number().int().min(1).describe('How often it was searched.'),
  lastAt: Instant,
});
export type MissedSearch = z.infer<typeof MissedSearch>;
