import type { Phrase, Token } from '../analysis/analyse.ts';

export interface QueryWord extends Token {
  isPrefix: boolean;
  /** The weight of the word: rare words are more specific. */
  weight: number;
}

const QUALITY = { stem: 0.95, prefix: 0.7 };

/** How well a word of a page matches a word of the query, from 0 to 1. */
export function matchQuality(query: QueryWord, word: string, stem: string): number {
  if (word === query.word) return 1;
  if (stem === query.stem) return QUALITY.stem;
  return query.isPrefix && (word.startsWith(query.word) || word.startsWith(query.stem)) ? QUALITY.prefix : 0;
}

export function bestInPhrase(query: QueryWord, { words, stems }: Phrase): number {
  let best = 0;
  for (let index = 0; index < words.length && best < 1; index += 1)
    best = Math.max(best, matchQuality(query, words[index]!, stems[index]!));
  return best;
}
