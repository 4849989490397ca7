const BETWEEN = /([^\p{L}\p{N}\p{M}]+)/u;

/** Words at even places, what stands between them at odd ones. */
export const tokenizeWithSeparators = (text: string): string[] => text.split(BETWEEN);

export const tokenize = (text: string): string[] =>
  tokenizeWithSeparators(text).filter((word, index) => index % 2 === 0 && word !== '');

/** The form in which words are compared: lower case, without accents. */
export const foldDiacritics = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
