import type { FocalPoint } from '../../../proto/entities/image.ts';

const STEPS = 1000;

/** The centre is stored as none, so that a picture that was never changed keeps its address. */
export function toFocalPoint(point: FocalPoint | null): FocalPoint | undefined {
  if (!point) return undefined;
  const [x, y] = [round(point.x), round(point.y)];
  return x === 0.5 && y === 0.5 ? undefined : { x, y };
}

const round = (part: number): number => Math.round(part * STEPS) / STEPS;
