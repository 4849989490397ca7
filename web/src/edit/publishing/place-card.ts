import { type Area, type Place, type Size, boxAt, firstFree } from '../canvas/area.ts';

const GAP = 8;

export interface CardSurroundings {
  /** The part of the window in which neither the sidebar nor a bar of the editor covers the page. */
  area: Area;
  size: Size;
  /** Never covered: the lines of the text with the caret and its toolbar. */
  text: readonly Area[];
  /** Covered if there is no other place: the bar of a block, another card. */
  others: readonly Area[];
  /** The last corner, where the card stays as long as it covers nothing there. */
  before?: string;
}

/** The first corner of the area in which the card covers nothing that is never covered; null if there is none. */
export function placeCard({ area, size, text, others, before }: CardSurroundings): Place | null {
  const corners = cornersOf(area, size);
  const inOrder = [...corners.filter(({ name }) => name === before), ...corners];
  return (
    firstFree(inOrder, area, [...text, ...others]) ??
    firstFree(inOrder, area, text) ??
    (text.length === 0 ? corners[0]! : null)
  );
}

function cornersOf(area: Area, size: Size): [Place, ...Place[]] {
  const [left, right] = [area.left + GAP, area.right - GAP - size.width];
  const [top, bottom] = [area.top + GAP, area.bottom - GAP - size.height];
  return [
    { name: 'bottom-left', box: boxAt(left, Math.max(area.top, bottom), size) },
    { name: 'bottom-right', box: boxAt(right, bottom, size) },
    { name: 'top-left', box: boxAt(left, top, size) },
    { name: 'top-right', box: boxAt(right, top, size) },
  ];
}
