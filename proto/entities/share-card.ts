import { z } from 'zod';

/** The texts of the picture that social networks show for a page without a picture of its own. */
export const ShareCard = z.object({
  title: z.string().trim().min(1).max(300),
  label: z.string().max(100).default('').describe('Small line above the title, such as the region.'),
  site: z.string().max(200),
});
export type ShareCard = z.infer<typeof ShareCard>;
