import { z } from 'zod';
import { Id, Instant, frequencies } from '../values.ts';
import { pageTypes } from './page.ts';

export const SitemapRow = z.object({
  _id: Id,
  domainId: Id,
  slug: z.string(),
  title: z.string().optional(),
  pageType: z.enum(pageTypes),
  template: z.string(),
  region: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  published: z.boolean(),
  lastPublished: Instant.optional(),
  publishedAt: Instant.optional(),
  frequency: z.enum(frequencies).optional(),
  priority: z.number().optional(),
  hideFromSitemap: z.boolean().optional(),
  hideFromRobots: z.boolean().optional(),
  publishableByYou: z.boolean(),
});
export type SitemapRow = z.infer<typeof SitemapRow>;
