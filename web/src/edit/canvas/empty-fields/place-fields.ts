import { type Area, type Size, boxAt, covers, isInside, movedClear, overlaps } from '../area.ts';

const GAP = 4;

export interface EmptyField {
  /** The field's rectangle before it is translated. */
  home: Area;
  current: Area | null;
  /** The rectangle of the field's row, or else of its block. */
  cell: Area;
  hasFocus: boolean;
}

export interface Surroundings {
  fields: readonly EmptyField[];
  /** The part of the window that no bar or panel covers. */
  area: Area;
  /** Lines of text, links and bars, which a field must not cover. */
  taken: readonly Area[];
  /** Position of the pointer, where a new field would take the next click. */
  pointer: Area;
}

/**
 * Returns the place of each field, as close as possible to where it would be in its cell. The place is null if the field would cover
 * something there, or would seem to belong to another cell.
 */
export function placeFields({ fields, area, taken, pointer }: Surroundings): (Area | null)[] {
  const placed: Area[] = [];
  return fields.map(({ home, current, cell, hasFocus }) => {
    const otherCells = fields.map((other) => other.cell).filter((other) => !isInside(cell, other));
    const all = [...taken, ...placed, ...otherCells];
    const size = { width: home.right - home.left, height: home.bottom - home.top };
    const room = roomOf(cell, size);
    const start = boxAt(Math.max(room.left, Math.min(home.left, room.right - size.width)), home.top, size);
    const boxes = [
      start,
      ...placed.map((other) => boxAt(other.right + GAP, other.top, size)),
      movedClear(start, all, 'above', GAP),
      movedClear(start, all, 'below', GAP),
      boxAt(Math.max(...all.filter((one) => overlaps(one, start)).map((one) => one.right)) + GAP, start.top, size),
      ...atEdges(cell, size, placed),
    ].filter((one) => isInside(one, room));
    const stays = current && isInside(current, room) ? [current] : [];
    const box = findFree(stays, area, all) ?? findFree(boxes, area, hasFocus ? all : [...all, pointer]);
    if (box) placed.push(box);
    return box ?? null;
  });
}

/** Extends a cell by one field above and below, because a full cell has no room inside. */
const roomOf = ({ left, top, right, bottom }: Area, { width, height }: Size): Area => ({
  left,
  top: top - height - GAP,
  right: Math.max(right, left + width + GAP),
  bottom: bottom + height + GAP,
});

const findFree = (boxes: readonly Area[], area: Area, taken: readonly Area[]): Area | undefined =>
  boxes.find((box) => isInside(box, area) && !covers(box, taken));

const atEdges = ({ left, top, bottom }: Area, size: Size, placed: readonly Area[]): Area[] =>
  [top - size.height / 2, bottom - size.height / 2, bottom + GAP].map((y) => {
    const inRow = placed.filter((other) => other.top < y + size.height && y < other.bottom);
    return boxAt(Math.max(left, ...inRow.map((other) => other.right)) + GAP, y, size);
  });
