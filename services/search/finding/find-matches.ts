import { joinNumbers } from '../../kit/searches/words.ts';
import type { Token } from '../analysis/analyse.ts';
import { toVariants, type Variant } from '../analysis/query-variants.ts';
import type { RankedPage, RankedQuery } from '../ranking/rank-pages.ts';
import type { Matches, SearchEngine, WordSearch } from '../search-engine.ts';
import { correctQuery } from './correct-query.ts';
import { type PageQuery, toEngineQuery } from './page-query.ts';

export interface Found extends Omit<Matches, 'candidates' | 'counts'> {
  candidates: RankedPage[];
  offset: number;
  queries: RankedQuery[];
  /** The corrected query, which was searched because no page contains one of the original words. */
  corrected?: string;
  /** True if the found pages contain all words. */
  isComplete: boolean;
}

/** Maximum number of words and phrases in one request, because engines limit its searches. */
const MAX_UNITS = 12;

type Match = (searches: WordSearch[]) => Promise<Matches>;

/**
 * Tries all words, then an unfinished last word, then corrected words, then some of the words, until a search finds pages. While a visitor
 * types, the last word always counts as unfinished.
 */
export async function findMatches(engine: SearchEngine, query: PageQuery): Promise<Found> {
  const { offset, ...engineQuery } = toEngineQuery(query);
  const match: Match = (searches) => engine.match({ ...engineQuery, offset, searches });
  if (query.q.trim() === '') return { ...(await match([])), offset, queries: [], isComplete: true };
  const variants = toVariants(joinNumbers(query.q), query.languages, query.synonyms);
  const [first] = variants;
  if (!first) return nothing;
  const found = await matchWhole(match, variants, { isPrefix: query.isTyping ?? false, offset });
  if (found.total > 0) return found;
  const { counts } = await match(first.tokens.map((token) => searchFor([token])));
  const isUnfinished = first.isPrefix && counts.at(-1) === 0;
  if (isUnfinished) {
    const finished = await matchWhole(match, variants, { isPrefix: true, offset });
    if (finished.total > 0) return finished;
  }
  const unknown = first.tokens.filter((_, index) => counts[index] === 0);
  const corrected = await correctQuery(engine, query, unknown);
  if (corrected !== undefined) return { ...(await findMatches(engine, { ...query, q: corrected })), corrected };
  return matchSome(match, variants, { isUnfinished, offset });
}

const nothing: Found = {
  candidates: [],
  offset: 0,
  total: 0,
  facets: { region: [], type: [], tag: [] },
  queries: [],
  isComplete: false,
};

const searchFor = (tokens: Token[], isPrefix = false): WordSearch => ({
  words: tokens.map(({ stem }) => stem),
  isPrefix,
});

async function matchWhole(
  match: Match,
  variants: Variant[],
  { isPrefix, offset }: { isPrefix: boolean; offset: number },
): Promise<Found> {
  const searches = variants.map((variant) => searchFor(variant.tokens, isPrefix && variant.isPrefix));
  const found = await match(searches);
  const queries = variants.map((variant, index) =>
    toRankedQuery(variant, { isPrefix: searches[index]!.isPrefix, weightOf: () => 1 }),
  );
  return { ...found, offset: variants.length > 1 ? 0 : offset, queries, isComplete: found.total > 0 };
}

async function matchSome(
  match: Match,
  variants: Variant[],
  { isUnfinished, offset }: { isUnfinished: boolean; offset: number },
): Promise<Found> {
  const last = isUnfinished ? variants[0]!.tokens.at(-1) : undefined;
  const stemsOf = (unit: Token[]) => unit.map(({ stem }) => stem).join(' ');
  const units = new Map(variants.flatMap((variant) => variant.units).map((unit) => [stemsOf(unit), unit]));
  const searched = [...units.values()].slice(0, MAX_UNITS);
  const found = await match(searched.map((unit) => searchFor(unit, unit[0] === last)));
  const weights = new Map(
    searched.flatMap((unit, index) => unit.map(({ stem }) => [stem, rarity(found.counts[index]!)] as const)),
  );
  const queries = variants.map((variant) =>
    toRankedQuery(variant, {
      isPrefix: variant.tokens.at(-1) === last,
      weightOf: ({ stem }) => weights.get(stem) ?? 1,
    }),
  );
  const all = new Set(queries.keys());
  return {
    ...found,
    offset: searched.length > 1 ? 0 : offset,
    queries,
    candidates: found.candidates.map(({ id, signals, matched }) => ({
      ...{ id, signals },
      matched: all,
      contained: new Set([...matched].flatMap((index) => searched[index]!.map(({ stem }) => stem))),
    })),
    isComplete: false,
  };
}

const rarity = (pages: number): number => 1 / Math.log2(2 + pages);

const toRankedQuery = (
  { tokens, stopWords, isSynonym }: Variant,
  { isPrefix, weightOf }: { isPrefix: boolean; weightOf: (token: Token) => number },
): RankedQuery => ({
  words: tokens
    .filter((token) => !stopWords.has(token))
    .map((token, index) => ({
      ...token,
      isPrefix: isPrefix && index === tokens.length - 1,
      weight: weightOf(token),
    })),
  isSynonym,
});
