import { Pager } from '../listing/Pager.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { regionPath, useVisit } from '../context/visit-context.ts';
import { Chips, Filters } from './Filters.tsx';
import { Hits } from './Hits.tsx';
import { SearchForm } from './SearchForm.tsx';
import { type SearchQuery, searchAddress, parseSearchQuery } from './search-query.ts';
import * as styles from './search-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';

export function SearchPage() {
  const visiting = useVisit();
  const { search, url } = visiting;
  const messages = useMessages().search;
  const query = parseSearchQuery(url);
  const path = url.split('?')[0]!;
  const isAnswered = search !== null && !search.failed;
  return (
    <section className={styles.root}>
      <SearchForm />
      <Filters />
      <p className={styles.total} role="status">
        {search?.failed && messages.failed}
        {isAnswered && query.q && messages.results({ count: search.total, query: query.q })}
      </p>
      {isAnswered && search.total === 0 && <NoResults path={path} query={query} home={regionPath(visiting) || '/'} />}
      {isAnswered && !query.q && <TopSearches path={path} />}
      {isAnswered && !query.q && search.hits.length > 0 && <p className={layoutStyles.label}>{messages.latest}</p>}
      {search && <Hits hits={search.hits} />}
      {isAnswered && (
        <Pager
          page={search.page}
          size={search.size}
          total={search.total}
          hrefOf={(page) => searchAddress(path, { ...query, page })}
        />
      )}
    </section>
  );
}

function NoResults({ path, query, home }: { path: string; query: SearchQuery; home: string }) {
  const messages = useMessages().search;
  const link = (href: string) => (text: string) => (
    <a key={text} href={href}>
      {text}
    </a>
  );
  return (
    <>
      <p>
        {query.type || query.tag
          ? messages.none({
              clearFilters: link(searchAddress(path, { q: query.q, type: '', tag: '', page: 1 })),
              goHome: link(home),
            })
          : messages.noneUnfiltered({ goHome: link(home) })}
      </p>
      <TopSearches path={path} />
    </>
  );
}

function TopSearches({ path }: { path: string }) {
  const { nav } = useVisit();
  const { popular } = useMessages().search;
  if (nav.topSearch.length === 0) return null;
  const chips = nav.topSearch.map((q) => ({ text: q, href: searchAddress(path, { q, type: '', tag: '', page: 1 }) }));
  return (
    <>
      <p className={layoutStyles.label}>{popular}</p>
      <Chips label={popular} chips={chips} />
    </>
  );
}
