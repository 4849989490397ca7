import type { SearchDocument, SearchResult } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/handle.ts';
import type { Signals } from './analysis/index-entry.ts';

export const ENGINE = token<SearchEngine>('SearchEngine');

export interface WordSearch {
  words: string[];
  isPrefix: boolean;
}

export interface FacetFilter {
  region: string;
  type: string;
  tag: string;
}

export interface EngineQuery extends FacetFilter {
  domainId: string;
  /** Finds pages that match any of these searches, or every page, newest first, if there are none. */
  searches: WordSearch[];
  /** Index of the first candidate of a single search. Several searches return the best MAX_OF_EACH of each instead. */
  offset: number;
  limit: number;
}

export const MAX_OF_EACH = 250;

interface Candidate {
  id: string;
  signals: Signals;
  matched: ReadonlySet<number>;
}

export interface Matches {
  candidates: Candidate[];
  total: number;
  counts: number[];
  facets: SearchResult['facets'];
}

/** A swap of two letters is one typo, but some engines count two changes. */
export const MAX_CHANGES = 2;

export const MAX_FACET_VALUES = 100;

/**
 * The port for search engines. Engines find pages by words; `find-pages.ts` splits a query into words and ranks the pages, in the same way
 * for every engine. The counts of a facet ignore its own filter.
 */
export interface SearchEngine {
  /** Inserts or replaces documents by _id, which are then searchable. Throws IndexMissing. */
  put(documents: SearchDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /**
   * Fills a new index and switches to it after the last batch; until then, and if a batch fails, the old index is searched. Documents that
   * are put or removed meanwhile are changed in both. Each batch is requested after the previous one has been stored.
   */
  refill(batches: AsyncIterable<SearchDocument[]>): Promise<void>;
  match(query: EngineQuery): Promise<Matches>;
  /** Returns written words with at most MAX_CHANGES different letters, once for each page of the domain that contains them. */
  findSimilar(domainId: string, word: string): Promise<string[]>;
  /** Returns documents of a domain by id, in any order; omits unknown ids. */
  load(domainId: string, ids: string[]): Promise<SearchDocument[]>;
  isEmpty(): Promise<boolean>;
  /** Other versions of the service, which can run at the same time, may fill indexes of another form. `remove` applies to them too. */
  versions(): Promise<{ own: string; others: string[] }>;
  dropVersion(version: string): Promise<void>;
  close(): Promise<void>;
}

export class IndexMissing extends Error {
  override readonly name = 'IndexMissing';
}
