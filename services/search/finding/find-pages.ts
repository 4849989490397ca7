import type { SearchDocument, SearchResult, Suggestion } from '../../../proto/entities/search.ts';
import { matchesFacets } from '../facets.ts';
import { rankPages } from '../ranking/rank-pages.ts';
import type { SearchEngine } from '../search-engine.ts';
import { findMatches, type Found } from './find-matches.ts';
import type { PageQuery } from './page-query.ts';
import { hitWriter } from './to-hit.ts';

export async function findPages(engine: SearchEngine, query: PageQuery): Promise<SearchResult> {
  const { domainId, page, size } = query;
  const found = await findMatches(engine, query);
  const { candidates, offset, queries, total, facets, corrected } = found;
  const ordered = offset === 0 ? toRankedIds(found) : candidates.map(({ id }) => id);
  const pinned = await findPinned(engine, query);
  const others = ordered.filter((id) => !pinned.includes(id));
  const from = (page - 1) * size - offset;
  const ids = (offset === 0 ? [...pinned, ...others] : others).slice(from, from + size);
  const hits = (await loadInOrder(engine, domainId, ids)).map(hitWriter(queries));
  const added = offset === 0 ? pinned.length - (ordered.length - others.length) : 0;
  const elsewhere = await findElsewhere(engine, { ...query, corrected }, { ...found, hits });
  return {
    ...{ hits, total: total + added, page, size, facets },
    ...(corrected !== undefined && { corrected }),
    ...(elsewhere.length > 0 && { elsewhere }),
  };
}

async function findPinned(engine: SearchEngine, query: PageQuery): Promise<string[]> {
  const { domainId, pinned = [] } = query;
  const documents = await loadInOrder(engine, domainId, pinned);
  return documents.filter((document) => matchesFacets(document, query)).map(({ _id }) => _id);
}

const FEW = 3;
const MAX = 3;
const MAX_LOADED = 50;

/** Finds results in other regions if the searched one has few, except pages whose address the searched region has too. */
async function findElsewhere(
  engine: SearchEngine,
  { corrected, ...query }: PageQuery & { corrected?: string },
  { isComplete, total, hits }: Pick<Found, 'isComplete' | 'total'> & { hits: { slug: string; region: string }[] },
): Promise<Suggestion[]> {
  const { domainId, region, page, isTyping = false } = query;
  if (region === '' || page > 1 || isTyping || query.q.trim() === '' || (isComplete && total >= FEW)) return [];
  const everywhere = { ...query, q: corrected ?? query.q, region: '' };
  const found = await findMatches(engine, everywhere);
  if (!found.isComplete) return [];
  const documents = await loadInOrder(engine, domainId, toRankedIds(found).slice(0, MAX_LOADED));
  const shown = new Set(isComplete ? hits.map(pathInRegion) : []);
  return documents
    .filter((document) => document.region !== region && document.region !== '' && !shown.has(pathInRegion(document)))
    .slice(0, MAX)
    .map(toSuggestion);
}

const toRankedIds = ({ queries, candidates }: Found): string[] =>
  (queries.length > 0 ? rankPages(queries, candidates) : candidates).map(({ id }) => id);

/** Omits pages that were removed from the index meanwhile. */
async function loadInOrder(engine: SearchEngine, domainId: string, ids: string[]): Promise<SearchDocument[]> {
  if (ids.length === 0) return [];
  const documents = new Map((await engine.load(domainId, ids)).map((document) => [document._id, document]));
  return ids.flatMap((id) => documents.get(id) ?? []);
}

export const toSuggestion = ({ _id, slug, title, seoTitle, pageType, region }: Suggestion): Suggestion => ({
  ...{ _id, slug, title, seoTitle, pageType, region },
});

const pathInRegion = ({ slug, region }: Pick<SearchDocument, 'slug' | 'region'>): string =>
  region === '' ? slug : slug.slice(region.length + 1);
