import { type Area, type Place, type Size, boxAt, firstFree, movedClear } from './area.ts';

const GAP = 8;
const BUTTON_GAP = 4;

export interface ToolbarSurroundings {
  text: Area;
  area: Area;
  size: Size;
  /** Buttons that insert something into the text. */
  buttons: readonly Area[];
  lines: readonly Area[];
  /** The line with the caret. */
  caret: Area | null;
  /** The lines of other texts, which the toolbar covers only if there is no other place at its text. They are measured only if the decision depends on them. */
  others: () => readonly Area[];
  /** The previous place. The toolbar stays there while it covers no line of its text. */
  before?: string | undefined;
}

/** Places the toolbar above or below the text, or at an edge of the window if the text is higher than the window, but never on the line with the caret. */
export function placeToolbar(around: ToolbarSurroundings): Place {
  const { text, area, size, buttons, lines, caret, others, before } = around;
  const within = (left: number) => Math.max(area.left, Math.min(left, area.right - size.width));
  const left = within(text.left);
  const right = within(text.right - size.width);
  const above = (x: number) => movedClear(boxAt(x, text.top - GAP - size.height, size), buttons, 'above', BUTTON_GAP);
  const below = (x: number) => movedClear(boxAt(x, text.bottom + GAP, size), buttons, 'below', BUTTON_GAP);
  const atText = [
    { name: 'above', box: above(left) },
    { name: 'above-right', box: above(right) },
    { name: 'below', box: below(left) },
    { name: 'below-right', box: below(right) },
  ];
  const atEdge = [
    { name: 'top', box: boxAt(left, area.top + BUTTON_GAP, size) },
    { name: 'bottom', box: boxAt(left, area.bottom - BUTTON_GAP - size.height, size) },
  ];
  const never = caret ? [caret] : [];
  const clear = [...buttons, ...lines];
  const besideText = firstFree(atText, area, clear);
  return (
    firstFree(
      atText.filter(({ name }) => name === before),
      area,
      clear,
    ) ??
    (besideText && firstFree(atText, area, [...clear, ...others()])) ??
    besideText ??
    firstFree(atEdge, area, clear) ??
    firstFree([...atText, ...atEdge], area, never) ??
    atEdge[0]!
  );
}
