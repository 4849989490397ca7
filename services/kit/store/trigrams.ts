const LENGTH = 3;
/** More of a text to look for than this narrows no further. */
const MAX_ASKED = 12;

/**
 * Every three letters that follow each other in some texts, each once and without case. A text that contains another one has all
 * of its grams, so a list index of them finds the few documents in which to look closely.
 */
export function computeTrigrams(...texts: (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => trigramsOfText(text ?? '')))];
}

/** Those of a text to look for, evenly over all of it; none for a text that is too short to have any. */
export function selectQueryTrigrams(text: string): string[] {
  const grams = [...new Set(trigramsOfText(text))];
  const step = Math.max(1, grams.length / MAX_ASKED);
  return grams.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function trigramsOfText(text: string): string[] {
  const letters = [...text].map(foldCase);
  return letters.slice(LENGTH - 1).map((_, index) => letters.slice(index, index + LENGTH).join(''));
}

/** Whatever a store takes for the same letter in another case is the same here; a case of several letters is none. */
function foldCase(letter: string): string {
  const upper = letter.toUpperCase();
  const lower = ([...upper].length === 1 ? upper : letter).toLowerCase();
  return [...lower].length === 1 ? lower : letter;
}
