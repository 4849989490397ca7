import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import type { EngineQuery } from '../search-engine.ts';
import { foldDiacritics, tokenize } from '../words.ts';

export interface Found {
  document: SearchDocument;
  terms: string[];
}

export class MemoryIndex {
  private readonly documents = new Map<string, SearchDocument>();
  private readonly index = new MiniSearch<SearchDocument>({
    idField: '_id',
    fields: ['title', 'tags', 'description', 'text'],
    extractField: (document, field) => String(document[field as keyof SearchDocument]),
    tokenize: tokenize,
    processTerm: foldDiacritics,
    searchOptions: {
      boost: { title: 4, tags: 3, description: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });

  get size(): number {
    return this.documents.size;
  }

  put(document: SearchDocument): void {
    if (this.documents.has(document._id)) this.index.replace(document);
    else this.index.add(document);
    this.documents.set(document._id, document);
  }

  remove(id: string): void {
    if (this.documents.delete(id)) this.index.discard(id);
  }

  find({ q, domainId }: EngineQuery, combineWith: 'AND' | 'OR'): Found[] {
    const filter = ({ id }: { id: string }) => this.documents.get(id)?.domainId === domainId;
    return this.index
      .search(q, { combineWith, filter })
      .map(({ id, terms }) => ({ document: this.documents.get(id)!, terms }));
  }

  newest(domainId: string): Found[] {
    return [...this.documents.values()]
      .filter((document) => document.domainId === domainId)
      .sort((a, b) => b.lastPublished.localeCompare(a.lastPublished) || a._id.localeCompare(b._id))
      .map((document) => ({ document, terms: [] }));
  }
}
