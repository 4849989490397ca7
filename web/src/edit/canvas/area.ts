/** Edges of a rectangle, in pixels of the window. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const covers = (box: Area, others: readonly Area[]): boolean => others.some((other) => overlaps(box, other));

export const coveredArea = (box: Area, others: readonly Area[]): number =>
  others
    .filter((other) => overlaps(box, other))
    .reduce((sum, { left, top, right, bottom }) => {
      const width = Math.min(box.right, right) - Math.max(box.left, left);
      return sum + width * (Math.min(box.bottom, bottom) - Math.max(box.top, top));
    }, 0);

export const isInside = (a: Area, b: Area): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

export const union = (boxes: readonly Area[]): Area => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const boxAt = (left: number, top: number, { width, height }: Size): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Moves a box above or below the boxes that it would cover, with a gap. */
export function movedClear(box: Area, taken: readonly Area[], to: 'above' | 'below', gap: number): Area {
  const covered = taken.filter((other) => overlaps(box, other));
  if (covered.length === 0) return box;
  const height = box.bottom - box.top;
  const top =
    to === 'above'
      ? Math.min(...covered.map((other) => other.top)) - gap - height
      : Math.max(...covered.map((other) => other.bottom)) + gap;
  return { ...box, top, bottom: top + height };
}
