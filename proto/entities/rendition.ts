import { z } from 'zod';
import { QueryBoolean, QueryNumber } from '../values.ts';

/** Of what is drawn. */
export const LONGEST_SIDE = 4000;

const Pixels = QueryNumber.min(1).max(LONGEST_SIDE);
/** A cropper counts in fractions; they are rounded. */
const SourcePixels = QueryNumber.min(0).max(100_000);

/**
 * How a picture is asked for, in the words of its address: /img/{id}?w=800&h=450&f=webp. Without a sign-in, width, height, quality and
 * blur are rounded up to fixed steps (`rendition-ladder.ts`); editors get them exactly.
 */
export const Rendition = z.object({
  /**
   * Width and height in pixels. Both: it covers them; one: the other follows. It is never enlarged: a smaller source gives the
   * largest picture in the same proportions. No side of any answer but the uploaded bytes is longer than 4000.
   */
  w: Pixels.optional(),
  h: Pixels.optional(),
  /**
   * The crop in pixels of the source, taken first; it counts only when all four are there. One that reaches outside
   * of the picture by more than a pixel is refused.
   */
  cx: SourcePixels.optional(),
  cy: SourcePixels.optional(),
  cw: SourcePixels.optional(),
  ch: SourcePixels.optional(),
  /**
   * `orig` keeps the uploaded type, and what moves in it. Without it: webp when the browser takes it, else png when `t`, else
   * jpg; an svg is then sent as it is.
   */
  f: z.enum(['jpg', 'jpeg', 'png', 'webp', 'avif', 'orig']).optional(),
  /** Transparent parts are kept. */
  t: QueryBoolean.optional(),
  /** Quality, 1 to 100. Without a sign-in rounded up to 40, 55, 70, 85 or 100. */
  q: QueryNumber.int().min(1).max(100).default(70),
  /** Multiplies width and height, 0.1 to 4; what comes out is rounded up. */
  s: QueryNumber.min(0.1).max(4).default(1),
  /** Blur in pixels, 0.3 to 100. Without a sign-in rounded up to 1, 2, 5, 10, 20, 50 or 100. */
  b: QueryNumber.min(0.3).max(100).optional(),
  /** The uploaded bytes, without what a camera wrote beside the picture; nothing else counts then. */
  o: QueryBoolean.optional(),
});
export type Rendition = z.infer<typeof Rendition>;
