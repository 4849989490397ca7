import { PageTypeName } from '../../proto/entities/page.ts';
import { search } from '../../proto/search.ts';
import type { Visit } from '../../proto/visit.ts';
import type { VisitRead } from './visit-read.ts';

type SearchPart = NonNullable<Visit['search']>;

/** Behind the last page of results stands the last one. The page stands even when the search does not answer: it then says so. */
export async function loadSearch(reading: VisitRead, query: URLSearchParams, region: string): Promise<SearchPart> {
  const text = (name: string, length: number) => (query.get(name) ?? '').trim().slice(0, length);
  const q = text('q', 200);
  const asked = query.get('page') ?? '';
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
  const type = PageTypeName.safeParse(text('type', 20)).data ?? '';
  const ask = (part: number) => reading.ask(search.calls.query, { q, region, type, tag: text('tag', 60), page: part });
  const found = await reading.orElse(
    ask(page).then((result) => {
      const last = Math.max(1, Math.ceil(result.total / result.size));
      return page > last ? ask(last) : result;
    }),
    null,
  );
  return found
    ? { ...found, q, failed: false }
    : { hits: [], total: 0, page: 1, size: 10, facets: { region: [], type: [], tag: [] }, q, failed: true };
}
