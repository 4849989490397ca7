import type { SearchDocument, SearchResult } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/dependencies.ts';
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
  /** Pages that match any of them; every page, newest first, if there are none. */
  searches: WordSearch[];
  /** The page of candidates of a single search; several searches return the best MAX_OF_EACH of each. */
  offset: number;
  limit: number;
}

export const MAX_OF_EACH = 250;

export interface Candidate {
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

/** A swap of two letters is one typo, but two changes for some engines. */
export const MAX_CHANGES = 2;

export const MAX_FACET_VALUES = 100;

/**
 * The search engine port. An engine finds pages by words; `find-pages.ts` decides how a query becomes words and which page comes first,
 * equally for every engine. The counts of a facet ignore its own filter.
 */
export interface SearchEngine {
  /** Inserts or replaces documents by _id; they are searchable once it resolves. Throws IndexMissing. */
  put(documents: SearchDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /**
   * Fills a new index and switches to it when all batches are in; until then, and if a batch fails, the old index is searched.
   * Documents that are put or removed meanwhile go to both. Each batch is requested after the previous one has been stored.
   */
  refill(batches: AsyncIterable<SearchDocument[]>): Promise<void>;
  match(query: EngineQuery): Promise<Matches>;
  /** Written words that differ from a word in at most MAX_CHANGES letters, once for each page of the domain that has them. */
  findSimilar(domainId: string, word: string): Promise<string[]>;
  /** Documents of a domain by id, in any order; unknown ids are left out. */
  load(domainId: string, ids: string[]): Promise<SearchDocument[]>;
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

export class IndexMissing extends Error {
  override readonly name = 'IndexMissing';
}
