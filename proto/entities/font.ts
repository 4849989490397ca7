import { z } from 'zod';

const share = (max: number) => z.number().int().min(0).max(max);

/** Sizes of a font in thousandths of the font size, from which fallbacks of the same size are computed. */
export const FontMetrics = z.object({
  ascent: share(3000).describe('Height above the base line.'),
  descent: share(3000).describe('Depth below the base line.'),
  lineGap: share(3000).describe('Space between lines.'),
  width: share(3000).min(50).describe('Mean width of the characters of an English text.'),
});
export type FontMetrics = z.infer<typeof FontMetrics>;

export const UploadedFont = FontMetrics.extend({
  fileId: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .describe('Id of the WOFF2 file.'),
  name: z.string().max(255),
  licence: z
    .string()
    .trim()
    .min(1, 'Note the licence of the font, which must permit websites.')
    .max(300)
    .describe('Licence of the font, and where it was acquired.'),
});
export type UploadedFont = z.infer<typeof UploadedFont>;
