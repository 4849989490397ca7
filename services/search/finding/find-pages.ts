import type { SearchResult } from '../../../proto/entities/search.ts';
import { rank } from '../ranking/rank.ts';
import type { SearchEngine } from '../search-engine.ts';
import { findMatches } from './find-matches.ts';
import type { PageQuery } from './page-query.ts';
import { toHit } from './to-hit.ts';

export async function findPages(engine: SearchEngine, query: PageQuery): Promise<SearchResult> {
  const { domainId, page, size } = query;
  const { candidates, offset, queries, total, facets } = await findMatches(engine, query);
  const ordered = queries.length > 0 && offset === 0 ? rank(queries, candidates) : candidates;
  const from = (page - 1) * size - offset;
  const ids = ordered.slice(from, from + size).map(({ id }) => id);
  const documents = ids.length > 0 ? await engine.load(domainId, ids) : [];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const hits = ids.flatMap((id) => {
    const document = byId.get(id);
    return document ? [toHit(document, queries)] : [];
  });
  return { hits, total, page, size, facets };
}
