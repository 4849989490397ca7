const BETWEEN = /([^\p{L}\p{N}\p{M}]+)/u;

export const tokenizeWithSeparators = (text: string): string[] => text.split(BETWEEN);

export const tokenize = (text: string): string[] =>
  tokenizeWithSeparators(text).filter((word, index) => index % 2 === 0 && word !== '');

export const foldDiacritics = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
