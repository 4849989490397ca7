import { toPixels } from '../parts/spacing.ts';

const WHOLE = 12;

export interface Columns {
  first: string;
  second: string;
  gap: string;
}

/** In twelfths, the second column takes what the first and the gap leave; with a gap in pixels both columns have equal widths. */
export function columnsOf(width: number, gap: number, usePixelGap: boolean): Columns {
  if (usePixelGap) {
    const half = `calc(50% - ${toPixels(gap) / 2}px)`;
    return { first: half, second: half, gap: `${toPixels(gap)}px` };
  }
  const first = clamp(width, 0, 10);
  const between = Math.min(clamp(gap, 0, 5), WHOLE - first);
  return { first: percent(first), second: percent(WHOLE - first - between), gap: percent(between) };
}

export const shareOf = (column: string): number => (column.startsWith('calc') ? 0.5 : parseFloat(column) / 100);

export const percent = (twelfths: number): string => `${Number(((twelfths * 100) / WHOLE).toFixed(4))}%`;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value || 0));
