const LENGTH = 3;
const MAX_ASKED = 12;

export function computeTrigrams(...texts: (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => trigramsOfText(text ?? '')))];
}

export function selectQueryTrigrams(text: string): string[] {
  const grams = [...new Set(trigramsOfText(text))];
  const step = Math.max(1, grams.length / MAX_ASKED);
  return grams.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function trigramsOfText(text: string): string[] {
  const letters = [...text].map(foldCase);
  return letters.slice(LENGTH - 1).map((_, index) => letters.slice(index, index + LENGTH).join(''));
}

function foldCase(letter: string): string {
  const upper = letter.toUpperCase();
  const lower = ([...upper].length === 1 ? upper : letter).toLowerCase();
  return [...lower].length === 1 ? lower : letter;
}
