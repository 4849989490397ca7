import type { SearchResult } from '../../../proto/entities/search.ts';
import { rank } from '../ranking/rank.ts';
import { matchesFacets } from '../facets.ts';
import type { SearchEngine } from '../search-engine.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { findMatches } from './find-matches.ts';
import type { PageQuery } from './page-query.ts';
import { hitWriter } from './to-hit.ts';

export async function findPages(engine: SearchEngine, query: PageQuery): Promise<SearchResult> {
  const { domainId, page, size } = query;
  const found = await findMatches(engine, query);
  const { candidates, offset, queries, total, facets, corrected } = found;
  const ordered = queries.length > 0 && offset === 0 ? rank(queries, candidates) : candidates;
  const pinned = await findPinned(engine, query);
  const others = ordered.map(({ id }) => id).filter((id) => !pinned.includes(id));
  const from = (page - 1) * size - offset;
  const ids = (offset === 0 ? [...pinned, ...others] : others).slice(from, from + size);
  const documents = ids.length > 0 ? await engine.load(domainId, ids) : [];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const toHit = hitWriter(queries);
  const hits = ids.flatMap((id) => {
    const document = byId.get(id);
    return document ? [toHit(document)] : [];
  });
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
  if (pinned.length === 0) return [];
  const documents = (await engine.load(domainId, pinned)).filter((document) => matchesFacets(document, query));
  return pinned.filter((id) => documents.some(({ _id }) => _id === id));
}
