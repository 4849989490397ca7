import type { Token } from '../analysis/analyse.ts';
import { type Variant, toVariants } from '../analysis/query-variants.ts';
import type { Ranked, RankedQuery } from '../ranking/rank.ts';
import type { QueryWord } from '../ranking/word-match.ts';
import type { Matches, SearchEngine, WordSearch } from '../search-engine.ts';
import { type PageQuery, toEngineQuery } from './page-query.ts';

export interface Found extends Omit<Matches, 'candidates' | 'counts'> {
  /** In the order of the engine. */
  candidates: Ranked[];
  /** Position of the first candidate among all results. */
  offset: number;
  queries: RankedQuery[];
}

type Match = (searches: WordSearch[]) => Promise<Matches>;

/**
 * Unfinished and misspelt words are accepted only if no page has the words as they are, some of the words only if no page has them all.
 * While a visitor types, the last word is always taken as unfinished.
 */
export async function findMatches(engine: SearchEngine, query: PageQuery): Promise<Found> {
  const { offset, ...engineQuery } = toEngineQuery(query);
  const match: Match = (searches) => engine.match({ ...engineQuery, offset, searches });
  if (query.q.trim() === '') return { ...(await match([])), offset, queries: [] };
  const variants = toVariants(query.q, query.languages, query.synonyms);
  if (variants.length === 0) return nothing;
  const firstOf = (searches: unknown[]) => (searches.length > 1 ? 0 : offset);
  const isTyping = query.isTyping ?? false;
  const exact = variants.map((variant) => searchFor(variant, { isPrefix: isTyping && variant.isPrefix }));
  const found = await match(exact);
  if (found.total > 0)
    return {
      ...found,
      offset: firstOf(exact),
      queries: variants.map(({ tokens, isPrefix, isSynonym }) => ({
        words: toQueryWords(tokens, { isPrefix: isPrefix && isTyping }),
        isSynonym,
      })),
    };
  const loose = variants.flatMap((variant) => [
    ...(variant.isPrefix ? [{ variant, isPrefix: true, hasTypos: false }] : []),
    { variant, isPrefix: variant.isPrefix, hasTypos: true },
  ]);
  const similar = await match(loose.map(({ variant, ...how }) => searchFor(variant, how)));
  if (similar.total > 0)
    return {
      ...similar,
      offset: firstOf(loose),
      queries: loose.map(({ variant: { tokens, isSynonym }, ...how }) => ({
        words: toQueryWords(tokens, how),
        isSynonym,
      })),
    };
  return findSome(match, variants[0]!, offset);
}

const nothing: Found = {
  candidates: [],
  offset: 0,
  total: 0,
  facets: { region: [], type: [], tag: [] },
  queries: [],
};

interface Looseness {
  isPrefix?: boolean;
  hasTypos?: boolean;
}

const searchFor = (
  { tokens }: Pick<Variant, 'tokens'>,
  { isPrefix = false, hasTypos = false }: Looseness,
): WordSearch => ({ words: tokens.map(({ word, stem }) => (hasTypos ? word : stem)), isPrefix, hasTypos });

async function findSome(match: Match, { tokens, isPrefix, isSynonym }: Variant, offset: number): Promise<Found> {
  const search = (token: Token, hasTypos: boolean, index: number): WordSearch =>
    searchFor({ tokens: [token] }, { isPrefix: hasTypos && isPrefix && index === tokens.length - 1, hasTypos });
  const exact = await match(tokens.map((token, index) => search(token, false, index)));
  const isUnknown = (index: number) => exact.counts[index] === 0;
  const found = exact.counts.includes(0)
    ? await match(tokens.map((token, index) => search(token, isUnknown(index), index)))
    : exact;
  const words = tokens.map((token, index): QueryWord => ({
    ...token,
    isPrefix: isUnknown(index) && isPrefix && index === tokens.length - 1,
    hasTypos: isUnknown(index),
    weight: rarity(found.counts[index]!),
  }));
  return {
    ...found,
    offset: tokens.length > 1 ? 0 : offset,
    queries: [{ words, isSynonym }],
    candidates: found.candidates.map(({ id, signals, matched }) => ({
      ...{ id, signals },
      matched: new Set([0]),
      contained: matched,
    })),
  };
}

const rarity = (pages: number): number => 1 / Math.log2(2 + pages);

const toQueryWords = (tokens: Token[], { isPrefix = false, hasTypos = false }: Looseness): QueryWord[] =>
  tokens.map((token, index) => ({
    ...token,
    isPrefix: isPrefix && index === tokens.length - 1,
    hasTypos,
    weight: 1,
  }));
