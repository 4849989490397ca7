import { z } from 'zod';
import { Id } from '../values.ts';

/** A link, a picture or a page banner in something that is stored. */
export const Dependency = z.object({
  /** A page, or a nav, a footer or site settings. */
  parentId: Id,
  /** Empty for what is no page, and for a page that the caller may not see. */
  slug: z.string(),
  /** Of a page that the caller may see. */
  title: z.string().optional(),
  /** The caller may not see the page. */
  hidden: z.literal(true).optional(),
  type: z.enum(['link', 'image', 'banner']),
  /** A link's href with a leading slash, or the id of an image or a page banner. */
  target: z.string(),
});
