import { z } from 'zod';
import { Id, articleTypes } from '../values.ts';

/** What a page with the listing template lists. */
export const Listing = z.looseObject({
  _id: Id,
  articleTypes: z.array(z.enum(articleTypes)).default([]),
  tags: z.array(z.string()).default([]),
  published: z.boolean().default(false),
  /** Of its page, as it was read: publishing refuses one that has been changed since. */
  revision: z.number().int().optional(),
});
