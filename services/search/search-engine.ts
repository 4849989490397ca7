import type { SearchDocument, SearchResult } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/token.ts';

export const ENGINE = token<SearchEngine>('SearchEngine');

export interface EngineQuery {
  q: string;
  domainId: string;
  /** Empty means any. */
  region: string;
  type: string;
  tag: string;
  /** 1-based. */
  page: number;
  size: number;
}

/** Of each facet, the most frequent. */
export const MAX_FACET_VALUES = 100;

/**
 * The search engine port. Words may be misspelt or unfinished; documents that have all of them win, and only where there is
 * none those that have some. Each facet counts what there would be without its own filter.
 */
export interface SearchEngine {
  /** Adds the documents, or replaces those with the same _id; they are found once it resolves. Throws IndexMissing. */
  put(documents: SearchDocument[]): Promise<void>;
  /** Unknown ids are no mistake. */
  remove(ids: string[]): Promise<void>;
  /**
   * Fills a new index, which takes the place of the one that is searched once it holds all batches; until then, and for good
   * if a batch fails, the old one is searched. What is put or removed meanwhile goes to both. A batch is asked for when the one
   * before is in.
   */
  refill(batches: AsyncIterable<SearchDocument[]>): Promise<void>;
  search(query: EngineQuery): Promise<SearchResult>;
  /** A new one, or one that forgot everything in a restart: it has to be filled. */
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

/** The engine has no index to put something into: it was never filled, or has lost everything since. */
export class IndexMissing extends Error {
  override readonly name = 'IndexMissing';
}
