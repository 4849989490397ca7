import { type Area, type Place, type Size, boxAt, firstFree } from '../canvas/area.ts';

const GAP = 8;

export interface ToastSurroundings {
  /** The part of the page that neither the header of the site nor the editor covers. */
  area: Area;
  size: Size;
  /** The lines of the text with the caret and its toolbar. */
  text: readonly Area[];
  /** The line of the caret. */
  caret: Area | null;
  /** Boxes of the cards, which toasts cover only if there is no other place. */
  cards: readonly Area[];
  /** The previous place. The toasts stay there while they cover nothing. */
  before?: string;
}

/** Chooses the top or the bottom of the area: a place that covers nothing, or else no edited text, or else not the line of the caret. */
export function placeToasts({ area, size, text, caret, cards, before }: ToastSurroundings): Place {
  const [top, bottom] = placesIn(area, size);
  const inOrder = before === bottom.name ? [bottom, top] : [top, bottom];
  return (
    firstFree(inOrder, area, [...text, ...cards]) ??
    firstFree(inOrder, area, text) ??
    firstFree(inOrder, area, caret ? [caret] : []) ??
    top
  );
}

function placesIn(area: Area, size: Size): [Place, Place] {
  const left = (area.left + area.right - size.width) / 2;
  return [
    { name: 'top', box: boxAt(left, area.top + GAP, size) },
    { name: 'bottom', box: boxAt(left, area.bottom - GAP - size.height, size) },
  ];
}
