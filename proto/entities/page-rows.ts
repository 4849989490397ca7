import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { pageTypes } from './page.ts';

export const PageRow = z.object({
  _id: Id,
  slug: z.string(),
  pageType: z.enum(pageTypes),
  title: z.string(),
  published: z.boolean(),
});

export const RevisionRow = z.object({
  revision: z.number().int(),
  action: z.string(),
  at: Instant,
  by: z.object({ _id: z.string(), username: z.string() }),
});
