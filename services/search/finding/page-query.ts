import type { EngineQuery, FacetFilter } from '../search-engine.ts';

export interface PageQuery extends FacetFilter {
  q: string;
  domainId: string;
  page: number;
  size: number;
  /** Languages of the regions that are searched. */
  languages: string[];
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
  /** Ids of pages that come first. */
  pinned?: string[];
  /** Whether the last word may be unfinished, as in suggestions. */
  isTyping?: boolean;
}

/** So many candidates are ordered by relevance; results after them stay in the order of the engine. */
const RANKED = 100;

/** Whether the page of results lies within the candidates that are ordered by relevance. */
const isRanked = ({ page, size }: PageQuery): boolean => page <= Math.floor(RANKED / size);

export const toEngineQuery = (query: PageQuery): Omit<EngineQuery, 'searches'> => {
  const { domainId, region, type, tag, page, size } = query;
  const window = isRanked(query) ? { offset: 0, limit: RANKED } : { offset: (page - 1) * size, limit: size };
  return { domainId, region, type, tag, ...window };
};
