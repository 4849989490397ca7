import type { SearchDocument, SearchHit, SearchResult } from '../../../proto/entities/search.ts';
import { computeFacets, matchesFacets } from '../facets.ts';
import { highlight } from '../highlight.ts';
import type { EngineQuery, SearchEngine } from '../search-engine.ts';
import { type Found, MemoryIndex } from './memory-index.ts';

export class EmbeddedEngine implements SearchEngine {
  private searched = new MemoryIndex();
  private readonly filling = new Set<MemoryIndex>();

  async put(documents: SearchDocument[]): Promise<void> {
    for (const index of this.all()) for (const document of documents) index.put(document);
  }

  async remove(ids: string[]): Promise<void> {
    for (const index of this.all()) for (const id of ids) index.remove(id);
  }

  async refill(batches: AsyncIterable<SearchDocument[]>): Promise<void> {
    const fresh = new MemoryIndex();
    this.filling.add(fresh);
    try {
      for await (const batch of batches) for (const document of batch) fresh.put(document);
      this.searched = fresh;
    } finally {
      this.filling.delete(fresh);
    }
  }

  async search(query: EngineQuery): Promise<SearchResult> {
    if (query.q.trim() === '') return toResult(this.searched.newest(query.domainId), query);
    const exact = toResult(this.searched.find(query, 'AND'), query);
    return exact.total > 0 ? exact : toResult(this.searched.find(query, 'OR'), query);
  }

  async isEmpty(): Promise<boolean> {
    return this.searched.size === 0;
  }

  async close(): Promise<void> {
    this.searched = new MemoryIndex();
  }

  private all(): MemoryIndex[] {
    return [this.searched, ...this.filling];
  }
}

function toResult(found: Found[], query: EngineQuery): SearchResult {
  const { page, size } = query;
  const passing = found.filter(({ document }) => matchesFacets(document, query));
  const documents = found.map(({ document }) => document);
  return {
    hits: passing.slice((page - 1) * size, page * size).map(toHit),
    total: passing.length,
    page,
    size,
    facets: computeFacets(documents, query),
  };
}

function toHit({ document, terms }: Found): SearchHit {
  const { text, revision: _, domainId: __, ...shown } = document;
  return { ...shown, highlight: highlight([document.description, text], new Set(terms)) };
}
