import { PageTypeName } from '../../proto/entities/page.ts';
import { search } from '../../proto/search.ts';
import type { Visit } from '../../proto/visit.ts';
import { omitCoveredInAnswer } from './redirects.ts';
import type { VisitRead } from './visit-read.ts';

type SearchPart = NonNullable<Visit['search']>;

export async function loadSearch(reading: VisitRead, query: URLSearchParams, region: string): Promise<SearchPart> {
  const text = (name: string, length: number) => (query.get(name) ?? '').trim().slice(0, length);
  const q = text('q', 200);
  const pageText = query.get('page') ?? '';
  const page = /^[1-9]\d{0,2}$/.test(pageText) ? Number(pageText) : 1;
  const type = PageTypeName.safeParse(text('type', 20)).data ?? '';
  const loadResults = async (part: number) => {
    const found = await reading.call(search.calls.query, { q, region, type, tag: text('tag', 60), page: part });
    return omitCoveredInAnswer(reading, search.calls.query, found);
  };
  const found = await reading.orElse(
    loadResults(page).then((result) => {
      const last = Math.max(1, Math.ceil(result.total / result.size));
      return page > last ? loadResults(last) : result;
    }),
    null,
  );
  return found
    ? { ...found, q, failed: false }
    : { hits: [], total: 0, page: 1, size: 10, facets: { region: [], type: [], tag: [] }, q, failed: true };
}
