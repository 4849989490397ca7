import type { FocalPoint } from '../../../../proto/entities/image.ts';

/** Shows in a box of this ratio (width / height), with `object-fit: cover`, what a rendition of this ratio shows. */
export function objectPosition({ x, y }: FocalPoint, pictureRatio: number, boxRatio: number): string {
  const horizontal = position(x, Math.min(1, boxRatio / pictureRatio));
  const vertical = position(y, Math.min(1, pictureRatio / boxRatio));
  return `${horizontal}% ${vertical}%`;
}

/** `visible` is the fraction of the side that is in view. */
function position(point: number, visible: number): number {
  if (visible >= 1) return 50;
  const start = Math.min(Math.max(point - visible / 2, 0), 1 - visible);
  return Math.round((start / (1 - visible)) * 10_000) / 100;
}
