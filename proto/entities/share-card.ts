import { z } from 'zod';

const Colour = z.string().regex(/^#[\da-f]{6}$/);

export const ShareCard = z.object({
  title: z.string().trim().min(1).max(300),
  label: z.string().max(100).default('').describe('Small line above the title, such as the region.'),
  site: z.string().max(200),
  colours: z
    .object({ ground: Colour, title: Colour, label: Colour, site: Colour, sign: Colour })
    .optional()
    .describe('Colours of the brand of the domain; absent for the standard colours.'),
});
export type ShareCard = z.infer<typeof ShareCard>;
