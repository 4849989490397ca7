import type { Problem } from '../../../proto/errors.ts';
import { runInProcess } from '../../kit/threads/run-in-process.ts';

interface Size {
  width: number;
  height: number;
}

export interface SvgDrawing {
  svg: Uint8Array;
  /** In pixels; by default the size that the SVG declares. */
  source?: Size;
  /** By default the largest factor that the limits of drawing allow. */
  factor?: number;
}

/** `width` and `height` are those of the SVG. The PNG is empty if the SVG cannot be read or is too large. */
export interface DrawnSvg extends Size {
  png: Uint8Array;
}

const CPU_LIMIT_MS = 500;
/** Elapsed time, which is much longer than the processor time on a busy machine. */
const TIME_LIMIT_MS = 10_000;

/** Selectors, filters, masks and dashes can make a small SVG take minutes, so `tooSlow` is thrown after half a second of processor time. */
export function drawSvg(drawing: SvgDrawing, tooSlow: () => Problem): Promise<DrawnSvg> {
  const module = new URL('draw-svg-task.js', import.meta.url);
  return runInProcess({ module, timeLimitMs: TIME_LIMIT_MS, cpuLimitMs: CPU_LIMIT_MS, tooSlow }, drawing);
}

const LONGEST_SIDE = 1200;

/** The time of drawing grows with the area, so a larger rendition is enlarged from a drawing of this size. */
export const limitScale = ({ width, height }: Size, requested = Infinity): number =>
  Math.min(requested, LONGEST_SIDE / Math.max(width, height));
