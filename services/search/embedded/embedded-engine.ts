import type { SearchDocument } from '../../../proto/entities/search.ts';
import { computeFacets, matchesFacets } from '../facets.ts';
import { type EngineQuery, type Matches, MAX_OF_EACH, type SearchEngine } from '../search-engine.ts';
import { type Entry, MemoryIndex } from './memory-index.ts';

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

  async match(query: EngineQuery): Promise<Matches> {
    const { domainId, searches, offset, limit } = query;
    const isSeveral = searches.length > 1;
    const lists =
      searches.length === 0 ? [this.current.newest(domainId)] : searches.map((one) => this.current.find(one, domainId));
    const passing = lists.map((list) => list.filter(({ document }) => matchesFacets(document, query)));
    const found = new Map<Entry, Set<number>>();
    for (const [index, list] of passing.entries())
      for (const entry of isSeveral ? list.slice(0, MAX_OF_EACH) : list.slice(offset, offset + limit))
        found.set(entry, (found.get(entry) ?? new Set()).add(index));
    const documents = new Set(lists.flatMap((list) => list.map(({ document }) => document)));
    return {
      candidates: [...found].map(([{ document, signals }, matched]) => ({ id: document._id, signals, matched })),
      total: isSeveral ? found.size : passing[0]!.length,
      counts: passing.map((list) => list.length),
      facets: computeFacets([...documents], query),
    };
  }

  async findSimilar(domainId: string, word: string): Promise<string[]> {
    return this.current.findSimilar(word, domainId);
  }

  async load(domainId: string, ids: string[]): Promise<SearchDocument[]> {
    return ids.flatMap((id) => this.current.get(id)?.document ?? []).filter((one) => one.domainId === domainId);
  }

  async isEmpty(): Promise<boolean> {
    return this.current.size === 0;
  }

  async versions(): Promise<{ own: string; others: string[] }> {
    return { own: 'memory', others: [] };
  }

  async dropVersion(): Promise<void> {}

  async close(): Promise<void> {
    this.current = new MemoryIndex();
  }

  private all(): MemoryIndex[] {
    return [this.current, ...this.filling];
  }
}
