import { z } from 'zod';
import { Id, articleTypes } from '../values.ts';

export const Listing = z.looseObject({
  _id: Id,
  articleTypes: z.array(z.enum(articleTypes)).default([]),
  tags: z.array(z.string()).default([]),
  published: z.boolean().default(false),
  /** The revision of the page when it was read: publishing fails if it has changed since. */
  revision: z.number().int().optional(),
});
