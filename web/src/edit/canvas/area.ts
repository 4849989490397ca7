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

export interface Place<N extends string = string> {
  name: N;
  box: Area;
}

export const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInside = (a: Area, b: Area): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

export const intersection = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

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

/** Returns the first place that is inside the area and covers none of the boxes. */
export const firstFree = <N extends string>(
  places: readonly Place<N>[],
  area: Area,
  taken: readonly Area[],
): Place<N> | undefined =>
  places.find(({ box }) => isInside(box, area) && !taken.some((other) => overlaps(box, other)));

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
