import type { Phrase, Token } from '../analysis/analyse.ts';
import type { Signals } from '../analysis/index-entry.ts';

export interface RankedPage {
  id: string;
  signals: Signals;
  matched: ReadonlySet<number>;
  /** Stems of the query's words that the page contains; undefined if it contains all. */
  contained?: ReadonlySet<string>;
}

export interface RankedQuery {
  words: QueryWord[];
  isSynonym: boolean;
}

const WORD = { names: 1, keywords: 0.9, tags: 0.75, headings: 0.6, text: 0.25 };
const PHRASE = { names: 1.5, keywords: 1.3, tags: 0.5, headings: 0.5 };
const fields = Object.keys(PHRASE) as (keyof typeof PHRASE)[];
const SAME_WORDING = 0.25;
const PAGE = 0.15;
const SYNONYM = 0.9;

export function rankPages<T extends RankedPage>(queries: RankedQuery[], candidates: T[]): T[] {
  const scores = new Map(
    candidates.map((candidate) => {
      const matched = queries.filter((_, index) => candidate.matched.has(index));
      return [candidate, Math.max(...matched.map((query) => score(query, candidate)))];
    }),
  );
  return candidates.toSorted(
    (a, b) =>
      scores.get(b)! - scores.get(a)! ||
      b.signals.lastPublished.localeCompare(a.signals.lastPublished) ||
      a.id.localeCompare(b.id),
  );
}

function score({ words, isSynonym }: RankedQuery, { signals, contained }: RankedPage): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = words.reduce((sum, word) => {
    const inText = !contained || contained.has(word.stem) ? WORD.text : 0;
    return sum + word.weight * Math.max(inText, bestInFields(word, signals));
  }, 0);
  const phrase = Math.max(
    ...fields.map((field) =>
      signals[field].reduce((best, one) => Math.max(best, PHRASE[field] * similarity(words, total, one)), 0),
    ),
  );
  const page = signals.pageType === 'page' ? PAGE : 0;
  return (found / total + phrase) * (isSynonym ? SYNONYM : 1) + page;
}

const bestInFields = (word: QueryWord, signals: Signals): number =>
  Math.max(
    ...fields.map((field) =>
      signals[field].reduce((best, phrase) => Math.max(best, WORD[field] * bestInPhrase(word, phrase)), 0),
    ),
  );

/** Returns 1 for the same words, more if their order and spelling are equal, and less for each word that only one of both has. */
function similarity(words: QueryWord[], total: number, phrase: Phrase): number {
  const covered = words.reduce((sum, word) => sum + word.weight * bestInPhrase(word, phrase), 0) / total;
  if (covered === 0) return 0;
  const used = phrase.words.filter((word, index) =>
    words.some((queryWord) => matchQuality(queryWord, word, phrase.stems[index]!) > 0),
  ).length;
  const isSame = phrase.words.length === words.length && words.every(({ word }, index) => word === phrase.words[index]);
  return covered * (0.4 + 0.6 * (used / phrase.words.length)) + (isSame ? SAME_WORDING : 0);
}

interface QueryWord extends Token {
  isPrefix: boolean;
  /** Rare words have a higher weight, because they are more specific. */
  weight: number;
}

const QUALITY = { stem: 0.95, prefix: 0.7 };

/** Returns how well a word of a page matches a word of the query, from 0 to 1. */
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
