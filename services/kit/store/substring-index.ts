import { foldWord } from '../searches/words.ts';
import { type Search, findBySubstring } from './find-by-substring.ts';
import type { Collection, Document, Filter, IndexSpec } from './store.ts';
import { trigramFilter } from './trigram-filter.ts';
import { computeTrigrams } from './trigrams.ts';

export interface IndexedTexts {
  grams?: string[];
  folded?: string;
}

const MAX_SEARCHED = 1000;

export function indexTexts(...texts: (string | undefined)[]): Required<IndexedTexts> {
  const folded = texts.map((text) => foldText(text ?? ''));
  return { grams: computeTrigrams(...folded), folded: folded.join('\n') };
}

/** A sigma has another form at the end of a word, which is within a word while it is typed. */
const foldText = (text: string): string => foldWord(text).replaceAll('ς', 'σ');

export function stripIndexedTexts<T extends IndexedTexts>(document: T): Omit<T, keyof IndexedTexts> {
  const { grams: _, folded: __, ...rest } = document;
  return rest;
}

interface SubstringIndex {
  spec: IndexSpec;
  /** Holds the texts, by which an index can filter in any order. */
  folded: string;
  /** Ignores case, diacritics and the Unicode form. */
  contains(text: string): Filter;
  /** Null if the text is too short or many documents may match, because reading in sort order is then faster. */
  selectiveFilter(rows: Pick<Collection<Document>, 'count'>, text: string): Promise<Filter | null>;
  find<T extends Document>(
    rows: Pick<Collection<T>, 'find' | 'count' | 'countBy'>,
    search: Search<T>,
  ): Promise<{ found: T[]; total: number }>;
}

export const createSubstringIndex = (toPath: (name: keyof IndexedTexts) => string): SubstringIndex => {
  const [grams, folded] = [toPath('grams'), toPath('folded')];
  return {
    spec: { fields: [grams], each: grams },
    folded,
    contains: (text) => ({ [folded]: { contains: foldText(text).slice(0, MAX_SEARCHED) } }),
    selectiveFilter: (rows, text) => trigramFilter(rows, grams, foldText(text)),
    find: (rows, search) =>
      findBySubstring(rows, { grams, folded }, { ...search, text: foldText(search.text).slice(0, MAX_SEARCHED) }),
  };
};

export const substringIndex = createSubstringIndex((name) => name);
