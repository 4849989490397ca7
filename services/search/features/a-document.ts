import type { SearchDocument, SearchResult } from '../../../proto/entities/search.ts';
import { findPages } from '../finding/find-pages.ts';
import type { PageQuery } from '../finding/page-query.ts';
import type { SearchEngine } from '../search-engine.ts';

export const document = (_id: string, over: Partial<SearchDocument> = {}): SearchDocument => ({
  _id,
  revision: 1,
  domainId: 'd1',
  region: 'au',
  pageType: 'page',
  slug: `au/${_id}`,
  language: 'en',
  title: '',
  seoTitle: '',
  label: '',
  description: '',
  tags: [],
  keywords: [],
  headings: [],
  imageId: '',
  date: '',
  lastPublished: '2026-01-01T00:00:00.000Z',
  text: '',
  labels: '',
  ...over,
});

export const search = (engine: SearchEngine, q: string, over: Partial<PageQuery> = {}): Promise<SearchResult> =>
  findPages(engine, {
    ...{ q, domainId: 'd1', region: '', type: '', tag: '', page: 1, size: 10, languages: ['en'], synonyms: [] },
    ...over,
  });

export const idsOf = ({ hits }: SearchResult): string[] => hits.map(({ _id }) => _id);

export async function* batches(...all: SearchDocument[][]): AsyncGenerator<SearchDocument[]> {
  yield* all;
}
