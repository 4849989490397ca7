import { z } from 'zod';

export const ShareCard = z.object({
  title: z.string().trim().min(1).max(300),
  label: z.string().max(100).default('').describe('Small line above the title, such as the region.'),
  site: z.string().max(200),
});
export type ShareCard = z.infer<typeof ShareCard>;
