import { z } from 'zod';
import { Id, Instant } from '../values.ts';

export const Author = z.object({ _id: z.string(), username: z.string() });
export type Author = z.infer<typeof Author>;

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

export const ClientDocument = z.object({ _id: Id.optional(), revision: z.number().int().nonnegative().optional() });
