import { z } from 'zod';
import { Id, articleTypes } from '../values.ts';

export const Listing = z.looseObject({
  _id: Id,
  articleTypes: z.array(z.enum(articleTypes)).default([]),
  tags: z.array(z.string()).default([]),
  published: z.boolean().default(false),
  /** Publishing fails if the page has changed since this revision. */
  revision: z.number().int().optional(),
});
