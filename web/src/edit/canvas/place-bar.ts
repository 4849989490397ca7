import { type Area, type Place, type Size, boxAt, intersection, firstFree, movedClear } from './area.ts';

const INSET = 6;
const GAP = 4;

export interface BarSurroundings {
  block: Area;
  /** The part of the page that nothing covers. */
  area: Area;
  row: Size;
  /** Size of the bar as a column of buttons without a label; null for a bar that is always a row. */
  column: Size | null;
  /** Buttons that insert a block. */
  buttons: readonly Area[];
  /** Boxes that the bar never covers: the lines of the text with the caret, its toolbar and the pointer. */
  never: readonly Area[];
  /** The other lines of the block, which the bar covers only if there is no other place. */
  own: readonly Area[];
  /** The lines of other blocks, which the bar covers rather than `own`. They are measured only if the decision depends on them. */
  others: () => readonly Area[];
  /** The previous place. The bar stays there while it covers no text of the block. */
  before?: string;
}

export type BarPlace = Place & { shape: 'row' | 'column' };

/** Returns null if every place covers one of the boxes in `never`. */
export function placeBar(around: BarSurroundings): BarPlace | null {
  const { area, block, row, column, buttons, never, own, others, before } = around;
  const visible = intersection(block, area);
  if (visible.left >= visible.right || visible.top >= visible.bottom) return null;
  const rows = placesOf('row', row, around, visible);
  const columns = column ? placesOf('column', column, around, visible) : [];
  const clear = [...never, ...buttons];
  const besideText = firstFree(rows, area, [...clear, ...own]);
  const onText = column ? (firstFree(rows, area, clear) ?? firstFree(columns, area, clear)) : undefined;
  const place =
    firstFree(
      [...rows, ...columns].filter(({ name }) => name === before),
      area,
      [...clear, ...own],
    ) ??
    (besideText && firstFree(rows, area, [...clear, ...own, ...others()])) ??
    besideText ??
    firstFree(columns, area, [...clear, ...own]) ??
    onText;
  return (place as BarPlace | undefined) ?? null;
}

function placesOf(shape: 'row' | 'column', size: Size, around: BarSurroundings, visible: Area): BarPlace[] {
  const { block, area, buttons } = around;
  const within = (left: number) => Math.max(area.left, Math.min(left, area.right - size.width));
  const right = within(visible.right - INSET - size.width);
  const left = within(visible.left + INSET);
  const top = visible.top + INSET;
  const bottom = visible.bottom - INSET - size.height;
  const above = (x: number) => movedClear(boxAt(x, block.top - GAP - size.height, size), buttons, 'above', GAP);
  const below = (x: number) => movedClear(boxAt(x, block.bottom + GAP, size), buttons, 'below', GAP);
  const boxes: Record<string, Area> = {
    'inside-right': boxAt(right, top, size),
    'inside-left': boxAt(left, top, size),
    'above-right': above(right),
    'above-left': above(left),
    'below-right': below(right),
    'below-left': below(left),
    'right-of-block': boxAt(block.right + INSET, top, size),
    'left-of-block': boxAt(block.left - INSET - size.width, top, size),
    'bottom-right': boxAt(right, bottom, size),
    'bottom-left': boxAt(left, bottom, size),
  };
  return Object.entries(boxes).map(([name, box]) => ({ name: `${shape}-${name}`, shape, box }));
}
