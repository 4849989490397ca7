import { z } from 'zod';
import { Id } from '../values.ts';

export const Dependency = z.object({
  parentId: Id,
  slug: z.string(),
  title: z.string().optional(),
  hidden: z.literal(true).optional(),
  regionId: Id.optional().describe('Id of the region of a page.'),
  type: z.enum(['link', 'image', 'banner']),
  /** The href of a link with a leading slash, or the id of an image or a page banner. */
  target: z.string(),
});
