import { type Area, type Place, type Size, boxAt, intersection, firstFree, movedClear } from './area.ts';

const INSET = 6;
const GAP = 4;

export interface BarSurroundings {
  block: Area;
  /** The part of the page that nothing covers. */
  area: Area;
  row: Size;
  /** The bar without its label, one button below the other; null for a bar that has one shape. */
  column: Size | null;
  /** Buttons that insert. */
  buttons: readonly Area[];
  /** Never covered: the lines of the text with the caret, its toolbar, the pointer. */
  never: readonly Area[];
  /** Covered if there is no other place: the other lines of the block. */
  own: readonly Area[];
  /** Covered rather than `own`: the lines of other blocks, measured only if they decide. */
  others: () => readonly Area[];
  /** The last place, where the bar stays as long as it covers no text of the block. */
  before?: string;
}

export type BarPlace = Place & { shape: 'row' | 'column' };

/** Null if every place covers what must never be covered. */
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
