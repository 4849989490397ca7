import type { SearchDocument, SearchHit, SearchResult } from '../../../proto/entities/search.ts';
import { computeFacets, matchesFacets } from '../facets.ts';
import { highlight } from '../highlight.ts';
import type { EngineQuery, SearchEngine } from '../search-engine.ts';
import { type Found, MemoryIndex } from './memory-index.ts';

export class EmbeddedEngine implements SearchEngine {
  private current = new MemoryIndex();
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
      this.current = fresh;
    } finally {
      this.filling.delete(fresh);
    }
  }

  async search(query: EngineQuery): Promise<SearchResult> {
    if (query.q.trim() === '') return toResult(this.current.newest(query.domainId), query);
    const exact = toResult(this.current.find(query, 'AND'), query);
    return exact.total > 0 ? exact : toResult(this.current.find(query, 'OR'), query);
  }

  async isEmpty(): Promise<boolean> {
    return this.current.size === 0;
  }

  async close(): Promise<void> {
    this.current = new MemoryIndex();
  }

  private all(): MemoryIndex[] {
    return [this.current, ...this.filling];
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
  const { text, revision: _, domainId: __, ...fields } = document;
  return { ...fields, highlight: highlight([document.description, text], new Set(terms)) };
}
