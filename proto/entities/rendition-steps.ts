import { LONGEST_SIDE, type Rendition } from './rendition.ts';

/** In pixels; includes the widths of the pictures in the design of the site. */
const SIDES = [
  16, 24, 32, 48, 64, 80, 120, 160, 200, 240, 300, 320, 360, 400, 450, 500, 600, 675, 800, 900, 1000, 1200, 1350, 1600,
  1800, 2000, 2400, 2800, 3200,
].concat(LONGEST_SIDE);
const QUALITIES = [40, 55, 70, 85, 100];
const BLURS = [1, 2, 5, 10, 20, 50, 100];
const PARTS_OF_WIDTH = 64;
const PROPORTIONS = [11 / 9, 209 / 400, 5 / 9];

/**
 * Limits the renditions that visitors can request: rounds sizes, quality and blur up to fixed steps, and proportions to a 64th of the
 * width.
 */
export function roundToSteps(request: Rendition): Rendition {
  if (request.o) return request;
  const { w, h, s, q, b, ...others } = request;
  return {
    ...others,
    ...sides(w && w * s, h && h * s),
    ...(b !== undefined && { b: roundUp(b, BLURS) }),
    q: roundUp(q, QUALITIES),
    s: 1,
  };
}

function sides(w?: number, h?: number): Pick<Rendition, 'w' | 'h'> {
  if (w === undefined) return h === undefined ? {} : { h: roundUp(h, SIDES) };
  const width = roundUp(w, SIDES);
  if (h === undefined) return { w: width };
  const height = heightFor(width, (h * width) / w);
  if (height <= LONGEST_SIDE) return { w: width, h: height };
  return { w: roundUp((width * LONGEST_SIDE) / height, SIDES), h: LONGEST_SIDE };
}

function heightFor(width: number, wanted: number): number {
  const part = Math.floor((wanted / width) * PARTS_OF_WIDTH);
  const heights = [part, part + 1, part + 2]
    .map((parts) => (width * parts) / PARTS_OF_WIDTH)
    .concat(PROPORTIONS.map((proportion) => width * proportion))
    .map((height) => Math.max(1, Math.round(height)));
  return Math.min(...heights.filter((height) => height >= wanted - 1e-6));
}

const roundUp = (value: number, steps: number[]): number => steps.find((step) => step >= value) ?? steps.at(-1)!;
