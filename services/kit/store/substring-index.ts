import { type Search, findBySubstring } from './find-by-substring.ts';
import type { Collection, Document, Filter, IndexSpec } from './store.ts';
import { trigramFilter } from './trigram-filter.ts';
import { computeTrigrams } from './trigrams.ts';

export interface IndexedTexts {
  grams?: string[];
}

export const indexTexts = (...texts: (string | undefined)[]): Required<IndexedTexts> => ({
  grams: computeTrigrams(...texts),
});

export function stripIndexedTexts<T extends IndexedTexts>(document: T): Omit<T, keyof IndexedTexts> {
  const { grams: _, ...rest } = document;
  return rest;
}

interface SubstringIndex {
  spec: IndexSpec;
  /** Null if the text is too short or many documents may match, because reading in sort order is then faster. */
  selectiveFilter(rows: Pick<Collection<Document>, 'count'>, text: string): Promise<Filter | null>;
  find<T extends Document>(
    rows: Pick<Collection<T>, 'find' | 'count' | 'countBy'>,
    search: Search<T>,
  ): Promise<{ found: T[]; total: number }>;
}

export const createSubstringIndex = (path: string): SubstringIndex => ({
  spec: { fields: [path], each: path },
  selectiveFilter: (rows, text) => trigramFilter(rows, path, text),
  find: (rows, search) => findBySubstring(rows, path, search),
});

export const substringIndex = createSubstringIndex('grams' satisfies keyof IndexedTexts);
