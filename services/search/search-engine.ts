import type { SearchDocument, SearchResult } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/token.ts';

export const ENGINE = token<SearchEngine>('SearchEngine');

export interface EngineQuery {
  q: string;
  domainId: string;
  region: string;
  type: string;
  tag: string;
  page: number;
  size: number;
}

export const MAX_FACET_VALUES = 100;

/**
 * The search engine port. Words may be misspelt or incomplete. Documents with all words win; documents with some of them are found only if
 * none has all. The counts of a facet ignore its own filter.
 */
export interface SearchEngine {
  /** Inserts or replaces documents by _id; they are searchable once it resolves. Throws IndexMissing. */
  put(documents: SearchDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /**
   * Fills a new index and switches to it when all batches are in; until then, and if a batch fails, the old index is searched. Documents
   * put or removed meanwhile go to both. Each batch is requested after the previous one has been stored.
   */
  refill(batches: AsyncIterable<SearchDocument[]>): Promise<void>;
  search(query: EngineQuery): Promise<SearchResult>;
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

export class IndexMissing extends Error {
  override readonly name = 'IndexMissing';
}
