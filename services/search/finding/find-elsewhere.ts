import type { SearchDocument, Suggestion } from '../../../proto/entities/search.ts';
import { rank } from '../ranking/rank.ts';
import type { SearchEngine } from '../search-engine.ts';
import { type Found, findMatches } from './find-matches.ts';
import type { PageQuery } from './page-query.ts';

const FEW = 3;
const MAX = 3;
const MAX_LOADED = 50;

/** Pages of other regions with all words of the query, if the searched region has few. Pages that it has under the same address are left out. */
export async function findElsewhere(
  engine: SearchEngine,
  { corrected, ...query }: PageQuery & { corrected?: string },
  { isComplete, total, hits }: Pick<Found, 'isComplete' | 'total'> & { hits: { slug: string; region: string }[] },
): Promise<Suggestion[]> {
  const { domainId, region, page, isTyping = false } = query;
  if (region === '' || page > 1 || isTyping || query.q.trim() === '' || (isComplete && total >= FEW)) return [];
  const everywhere = { ...query, q: corrected ?? query.q, region: '' };
  const found = await findMatches(engine, everywhere);
  if (!found.isComplete) return [];
  const ids = rank(found.queries, found.candidates)
    .map(({ id }) => id)
    .slice(0, MAX_LOADED);
  const documents = new Map((await engine.load(domainId, ids)).map((document) => [document._id, document]));
  const shown = new Set(isComplete ? hits.map(pathInRegion) : []);
  return ids
    .flatMap((id) => documents.get(id) ?? [])
    .filter((document) => document.region !== region && document.region !== '' && !shown.has(pathInRegion(document)))
    .slice(0, MAX)
    .map(toSuggestion);
}

export const toSuggestion = ({ _id, slug, title, seoTitle, pageType, region }: Suggestion): Suggestion => ({
  ...{ _id, slug, title, seoTitle, pageType, region },
});

const pathInRegion = ({ slug, region }: Pick<SearchDocument, 'slug' | 'region'>): string =>
  region === '' ? slug : slug.slice(region.length + 1);
