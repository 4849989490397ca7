import type { Problem } from '../../../proto/errors.ts';
import { runInProcess } from '../../kit/threads/run-in-process.ts';
import { toBuffer } from '../../kit/threads/task.ts';

export interface SvgDrawing {
  svg: Uint8Array;
  width: number;
  height: number;
  density: number;
}

interface Size {
  width: number;
  height: number;
}

const TIME_LIMIT_MS = 10_000;
const DOTS_PER_INCH = 72;
const MAX_DENSITY = 100_000;

/** Returns a PNG. Filters, masks and dashes can make a small SVG take minutes, so `tooSlow` is thrown after ten seconds. */
export async function drawSvg(svg: Buffer, source: Size, factor: number, tooSlow: () => Problem): Promise<Buffer> {
  const drawing: SvgDrawing = {
    svg,
    width: Math.ceil(source.width * factor),
    height: Math.ceil(source.height * factor),
    density: Math.min(MAX_DENSITY, Math.max(1, DOTS_PER_INCH * Math.max(factor, 1 / source.width, 1 / source.height))),
  };
  const module = new URL('draw-svg-task', import.meta.url);
  return toBuffer(await runInProcess<SvgDrawing, Uint8Array>({ module, timeLimitMs: TIME_LIMIT_MS, tooSlow }, drawing));
}
