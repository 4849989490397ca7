import type { Token } from '../analysis/analyse.ts';
import { type Variant, toVariants } from '../analysis/query-variants.ts';
import type { Ranked, RankedQuery } from '../ranking/rank.ts';
import type { QueryWord } from '../ranking/word-match.ts';
import type { Matches, SearchEngine, WordSearch } from '../search-engine.ts';
import { type PageQuery, toEngineQuery } from './page-query.ts';

export interface Found extends Omit<Matches, 'candidates' | 'counts'> {
  candidates: Ranked[];
  offset: number;
  queries: RankedQuery[];
}

/** An engine accepts a limited number of searches at once. */
const MAX_LOOSE = 4;

type Match = (searches: WordSearch[]) => Promise<Matches>;

/**
 * Unfinished and misspelt words are accepted only if there is a word that no page has, some of the words only if no page has them all.
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
  const first = variants[0]!;
  const single = await match(first.tokens.map((token) => searchFor({ tokens: [token] }, {})));
  if (!single.counts.includes(0)) return findSome(match, first, { single, offset });
  const loose = variants
    .slice(0, MAX_LOOSE)
    .flatMap((variant) => [
      ...(variant.isPrefix ? [true, false] : []).map((hasTypos) => ({ variant, isPrefix: true, hasTypos })),
      { variant, isPrefix: false, hasTypos: true },
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
  return findSome(match, first, { single, offset });
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

async function findSome(
  match: Match,
  { tokens, isPrefix, isSynonym }: Variant,
  { single, offset }: { single: Matches; offset: number },
): Promise<Found> {
  const isUnknown = (index: number) => single.counts[index] === 0;
  const search = (token: Token, index: number): WordSearch =>
    searchFor(
      { tokens: [token] },
      { isPrefix: isUnknown(index) && isPrefix && index === tokens.length - 1, hasTypos: isUnknown(index) },
    );
  const found = single.counts.includes(0) ? await match(tokens.map(search)) : single;
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
