import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import { computeFacets, matchesFacets } from '../facets.ts';
import { type EngineQuery, type Matches, MAX_OF_EACH, type SearchEngine } from '../search-engine.ts';
import { type Entry, MemoryIndex } from './memory-index.ts';

interface Refill {
  present: Set<string>;
  changed: Map<string, SearchDocument>;
}

/** Adding a document takes about a millisecond, in which no search is answered. */
const MAX_AT_ONCE = 20;

export class EmbeddedEngine implements SearchEngine {
  private current = new MemoryIndex();
  private readonly refills = new Set<Refill>();

  async put(documents: SearchDocument[]): Promise<void> {
    for (const document of documents) {
      for (const { present, changed } of this.refills) {
        present.add(document._id);
        changed.delete(document._id);
      }
      this.current.put(document);
    }
  }

  async remove(ids: string[]): Promise<void> {
    for (const id of ids) {
      for (const { present, changed } of this.refills) {
        present.delete(id);
        changed.delete(id);
      }
      this.current.remove(id);
    }
  }

  /** Changes only what differs, because a second index would need as much memory as the first. */
  async refill(batches: AsyncIterable<SearchDocument[]>): Promise<void> {
    const refill: Refill = { present: new Set(), changed: new Map() };
    this.refills.add(refill);
    try {
      await this.readInto(refill, batches);
      await this.apply(refill);
    } finally {
      this.refills.delete(refill);
    }
  }

  private async readInto({ present, changed }: Refill, batches: AsyncIterable<SearchDocument[]>): Promise<void> {
    for await (const batch of batches)
      for (const document of batch) {
        const { _id } = document;
        present.add(_id);
        if (isDeepStrictEqual(document, this.current.get(_id)?.document)) changed.delete(_id);
        else changed.set(_id, document);
      }
  }

  private async apply({ present, changed }: Refill): Promise<void> {
    let count = 0;
    for (const [id, document] of changed) {
      changed.delete(id);
      this.current.put(document);
      if (++count % MAX_AT_ONCE === 0) await setImmediate();
    }
    for (const id of this.current.ids()) if (!present.has(id)) this.current.remove(id);
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
}
