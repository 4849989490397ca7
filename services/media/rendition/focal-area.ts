import type { FocalPoint } from '../../../proto/entities/image.ts';
import type { Area, Size } from './plan.ts';

interface Focused extends Size {
  focalPoint?: FocalPoint;
}

const ROUNDING = 1;

/** The part of an area with these proportions that has the focal point as close to its middle as possible. */
export function focalArea(image: Focused, area: Area, proportions: Size): Area {
  const { focalPoint } = image;
  if (!focalPoint) return area;
  const [x, y] = [focalPoint.x * image.width, focalPoint.y * image.height];
  const isOutside = x < area.left || x > area.left + area.width || y < area.top || y > area.top + area.height;
  const ratio = proportions.width / proportions.height;
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * ratio)));
  const height = Math.max(1, Math.min(area.height, Math.round(area.width / ratio)));
  if (isOutside || (area.width - width <= ROUNDING && area.height - height <= ROUNDING)) return area;
  return {
    left: place(x, width, area.left, area.width),
    top: place(y, height, area.top, area.height),
    width,
    height,
  };
}

const place = (point: number, length: number, start: number, available: number): number =>
  Math.min(Math.max(Math.round(point - length / 2), start), start + available - length);
