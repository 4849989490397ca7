import { type Collection, type Document, type Filter, type IndexSpec, countAll } from './store.ts';
import { foldWord } from '../searches/words.ts';

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

const MAX_SCANNED = 200;
const MAX_COUNTED = 2000;

export async function trigramFilter(
  rows: Pick<Collection<Document>, 'count'>,
  list: string,
  text: string,
): Promise<Filter | null> {
  const grams = selectQueryTrigrams(text);
  if (grams.length === 0) return null;
  const counts = await Promise.all(grams.map((gram) => rows.count({ [list]: { has: gram } }, { upTo: MAX_COUNTED })));
  const rarestFirst = grams.map((gram, index) => ({ gram, count: counts[index]! })).sort((a, b) => a.count - b.count);
  const filter = { [list]: { has: rarestFirst.map(({ gram }) => gram) } };
  return (await rows.count(filter, { upTo: MAX_SCANNED + 1 })) > MAX_SCANNED ? null : filter;
}

interface Search<T> {
  filter: Filter;
  text: string;
  sort: { by: string; value: (document: T) => string; direction: 'asc' | 'desc' };
  skip: number;
  limit: number;
}

async function findBySubstring<T extends Document>(
  rows: Pick<Collection<T>, 'find' | 'count' | 'countBy'>,
  { grams, folded }: { grams: string; folded: string },
  { filter, text, sort: { by, value, direction }, skip, limit }: Search<T>,
): Promise<{ found: T[]; total: number }> {
  const options = { sort: { [by]: direction }, skip, limit };
  if (text === '') {
    const total = await countAll(rows, filter);
    return { found: await rows.find(filter, options), total };
  }
  const containing = { ...filter, [folded]: { contains: text } };
  const few = await trigramFilter(rows, grams, text);
  if (!few) return { found: await rows.find(containing, options), total: await rows.count(containing) };
  const found = (await rows.find({ ...few, ...containing })).sort(
    (a, b) => compare(value(a), value(b)) || compare(a._id, b._id),
  );
  if (direction === 'desc') found.reverse();
  return { found: found.slice(skip, skip + limit), total: found.length };
}

const compare = <V>(a: V, b: V): number => (a < b ? -1 : a > b ? 1 : 0);

export interface IndexedTexts {
  grams?: string[];
  folded?: string;
}

const MAX_SEARCHED = 1000;

export function indexTexts(...texts: (string | undefined)[]): Required<IndexedTexts> {
  const folded = texts.map((text) => foldText(text ?? ''));
  return { grams: computeTrigrams(...folded), folded: folded.join('\n') };
}

/** Treats both small sigmas alike, because the last letter of a partly typed word is not the last letter of the whole word. */
const foldText = (text: string): string => foldWord(text).replaceAll('ς', 'σ');

interface SubstringIndex {
  spec: IndexSpec;
  /** Path of the folded texts. An index with this field can filter by them in any sort order. */
  folded: string;
  /** Ignores case, diacritics and the Unicode form. */
  contains(text: string): Filter;
  /** Resolves to null if the text is too short or many documents may match, because reading in sort order is then faster. */
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
