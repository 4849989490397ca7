import { type Area, type Place, type Size, boxAt, firstFree, movedClear } from './area.ts';

const GAP = 8;
const BUTTON_GAP = 4;

export interface ToolbarSurroundings {
  text: Area;
  area: Area;
  size: Size;
  /** Buttons that insert. */
  buttons: readonly Area[];
  lines: readonly Area[];
  /** The line with the caret. */
  caret: Area | null;
}

/** Beside the text; at an edge of the window if the text is higher than the window, but never on the line with the caret. */
export function placeToolbar({ text, area, size, buttons, lines, caret }: ToolbarSurroundings): Place {
  const left = Math.max(area.left, Math.min(text.left, area.right - size.width));
  const above = boxAt(left, text.top - GAP - size.height, size);
  const below = boxAt(left, text.bottom + GAP, size);
  const atText = [
    { name: 'above', box: movedClear(above, buttons, 'above', BUTTON_GAP) },
    { name: 'below', box: movedClear(below, buttons, 'below', BUTTON_GAP) },
  ];
  const atEdge = [
    { name: 'top', box: boxAt(left, area.top + BUTTON_GAP, size) },
    { name: 'bottom', box: boxAt(left, area.bottom - BUTTON_GAP - size.height, size) },
  ];
  const never = caret ? [caret] : [];
  return (
    firstFree(atText, area, [...buttons, ...lines]) ??
    firstFree(atEdge, area, [...buttons, ...lines]) ??
    firstFree([...atText, ...atEdge], area, never) ??
    atEdge[0]!
  );
}
