import { z } from 'zod';
import { QueryBoolean, QueryNumber } from '../values.ts';

/** In pixels; maximum width and height of a rendered picture. */
export const LONGEST_SIDE = 4000;

const Pixels = QueryNumber.min(1).max(LONGEST_SIDE);
const SourcePixels = QueryNumber.min(0).max(100_000);

/** Width, height, quality and blur are rounded up to fixed steps (`rendition-steps.ts`) for visitors. */
export const Rendition = z.object({
  w: Pixels.optional().describe(
    'Width in pixels, at most 4000. With width and height the picture covers both; with one the other follows. Pictures are never enlarged.',
  ),
  h: Pixels.optional().describe('Height in pixels, at most 4000.'),
  cx: SourcePixels.optional().describe(
    'Left edge of the crop in pixels of the source. The crop is applied first, and only when cx, cy, cw and ch are all present.',
  ),
  cy: SourcePixels.optional().describe('Top edge of the crop in pixels of the source.'),
  cw: SourcePixels.optional().describe(
    'Width of the crop in pixels of the source; a crop that exceeds the picture by more than a pixel is refused.',
  ),
  ch: SourcePixels.optional().describe('Height of the crop in pixels of the source.'),
  f: z
    .enum(['jpg', 'jpeg', 'png', 'webp', 'avif', 'orig'])
    .optional()
    .describe(
      'Format; `orig` keeps the uploaded type and its animation. Default: webp where the browser accepts it, otherwise png with `t`, otherwise jpg; an SVG is sent unchanged.',
    ),
  t: QueryBoolean.optional().describe('True to keep transparent parts.'),
  q: QueryNumber.int()
    .min(1)
    .max(100)
    .default(70)
    .describe('Quality, 1 to 100. Without a sign-in it is rounded up to 40, 55, 70, 85 or 100.'),
  s: QueryNumber.min(0.1)
    .max(4)
    .default(1)
    .describe('Factor for width and height, 0.1 to 4; the result is rounded up.'),
  b: QueryNumber.min(0.3)
    .max(100)
    .optional()
    .describe('Blur in pixels, 0.3 to 100. Without a sign-in it is rounded up to 1, 2, 5, 10, 20, 50 or 100.'),
  o: QueryBoolean.optional().describe(
    'Sends the uploaded bytes without camera metadata; all other parameters are ignored.',
  ),
});
export type Rendition = z.infer<typeof Rendition>;
