import type { SearchDocument, SearchResult } from '../../../proto/entities/search.ts';
import type { EngineQuery, SearchEngine } from '../search-engine.ts';

export const document = (_id: string, over: Partial<SearchDocument> = {}): SearchDocument => ({
  _id,
  revision: 1,
  domainId: 'd1',
  region: 'au',
  pageType: 'page',
  slug: `au/${_id}`,
  title: '',
  description: '',
  tags: [],
  imageId: '',
  date: '',
  lastPublished: '2026-01-01T00:00:00.000Z',
  text: '',
  ...over,
});

export const search = (engine: SearchEngine, q: string, over: Partial<EngineQuery> = {}): Promise<SearchResult> =>
  engine.search({ q, domainId: 'd1', region: '', type: '', tag: '', page: 1, size: 10, ...over });

export const idsOf = ({ hits }: SearchResult): string[] => hits.map(({ _id }) => _id);

export async function* batches(...all: SearchDocument[][]): AsyncGenerator<SearchDocument[]> {
  yield* all;
}
