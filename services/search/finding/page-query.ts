import type { EngineQuery, FacetFilter } from '../search-engine.ts';

export interface PageQuery extends FacetFilter {
  q: string;
  domainId: string;
  page: number;
  size: number;
  languages: string[];
  synonyms: string[][];
  pinned?: string[];
  isTyping?: boolean;
}

/** Results after the first 100 keep the order of the engine, because ranking reads every candidate. */
const RANKED = 100;

const isRanked = ({ page, size }: PageQuery): boolean => page <= Math.floor(RANKED / size);

export const toEngineQuery = (query: PageQuery): Omit<EngineQuery, 'searches'> => {
  const { domainId, region, type, tag, page, size } = query;
  const window = isRanked(query) ? { offset: 0, limit: RANKED } : { offset: (page - 1) * size, limit: size };
  return { domainId, region, type, tag, ...window };
};
