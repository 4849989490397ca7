import type { Area } from './area.ts';
import { TOOLBAR, boxesOf } from './bar-boxes.ts';
import { caretLine, editedText, linesWithin } from './text-lines.ts';

/** Returns the boxes that no overlay may cover: the lines of the text with the caret, and its toolbar. */
export function editedBoxes(area: Area): Area[] {
  const text = editedText();
  return [...(text ? linesOrCaret(text, area) : []), ...boxesOf(TOOLBAR)];
}

function linesOrCaret(text: Element, area: Area): Area[] {
  const lines = linesWithin([text], area);
  const caret = lines.length === 0 ? caretLine(text) : null;
  return caret ? [caret] : lines;
}
