import { type Area, type Size, boxAt, firstFree, movedClear } from '../area.ts';

const GAP = 4;

export interface EmptyField {
  /** Without a translation. */
  home: Area;
  /** Where it is shown. */
  current: Area | null;
}

export interface Surroundings {
  fields: readonly EmptyField[];
  block: Area;
  /** Where the page is not covered. */
  area: Area;
  /** Lines of texts, links and bars: never covered. */
  taken: readonly Area[];
  /** A field that appears there would take the next click. */
  pointer: Area;
}

/** Where it is, or else close to where it would be in the block; null where it would cover something, or another field. */
export function placeFields({ fields, block, area, taken, pointer }: Surroundings): (Area | null)[] {
  const placed: Area[] = [];
  return fields.map(({ home, current }) => {
    const all = [...taken, ...placed];
    const size = { width: home.right - home.left, height: home.bottom - home.top };
    const boxes = [
      home,
      ...placed.map((other) => boxAt(other.right + GAP, other.top, size)),
      movedClear(home, all, 'above', GAP),
      movedClear(home, all, 'below', GAP),
      ...atEdges(block, size, placed),
    ];
    const box = findFree(current ? [current] : [], area, all) ?? findFree(boxes, area, [...all, pointer]);
    if (box) placed.push(box);
    return box ?? null;
  });
}

const findFree = (boxes: readonly Area[], area: Area, taken: readonly Area[]): Area | undefined =>
  firstFree(
    boxes.map((box) => ({ name: '', box })),
    area,
    taken,
  )?.box;

const atEdges = ({ left, top, bottom }: Area, size: Size, placed: readonly Area[]): Area[] =>
  [top - size.height / 2, bottom - size.height / 2, bottom + GAP].map((y) => {
    const inRow = placed.filter((other) => other.top < y + size.height && y < other.bottom);
    return boxAt(Math.max(left, ...inRow.map((other) => other.right)) + GAP, y, size);
  });
