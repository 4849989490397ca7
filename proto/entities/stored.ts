import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** What the store adds to every versioned document. */
export const Stored = z.object({
  _id: Id,
  revision: z
    .number()
    .int()
    .describe('Grows by one with each accepted write; a write names the revision that it is based on.'),
  createdAt: Instant,
  updatedAt: Instant,
  published: z.boolean(),
  lastPublished: Instant.optional(),
});
export type Stored = z.infer<typeof Stored>;

/** What a client may send back of a stored document: its own copy of these is a hint and never believed. */
export const ClientDocument = z.object({ _id: Id.optional(), revision: z.number().int().nonnegative().optional() });
