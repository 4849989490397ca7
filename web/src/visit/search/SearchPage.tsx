import { Pager } from '../listing/Pager.tsx';
import { regionPath, useVisit } from '../context/visit-context.ts';
import { Chips, Filters } from './Filters.tsx';
import { Hits } from './Hits.tsx';
import { SearchForm } from './SearchForm.tsx';
import { searchAddress, parseSearchQuery } from './search-query.ts';
import './search-page.css';

export function SearchPage() {
  const visiting = useVisit();
  const { search, url } = visiting;
  const query = parseSearchQuery(url);
  const path = url.split('?')[0]!;
  const isAnswered = search !== null && !search.failed;
  return (
    <section className="search-page">
      <SearchForm />
      <Filters />
      <p className="search-page-total" role="status">
        {search?.failed && 'Search is not available right now. Please try again in a minute.'}
        {isAnswered && query.q && `${search.total === 1 ? '1 result' : `${search.total} results`} for “${query.q}”`}
      </p>
      {isAnswered && search.total === 0 && <NoResults path={path} q={query.q} home={regionPath(visiting) || '/'} />}
      {isAnswered && !query.q && <TopSearches path={path} />}
      {isAnswered && !query.q && search.hits.length > 0 && <p className="label">The latest</p>}
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

function NoResults({ path, q, home }: { path: string; q: string; home: string }) {
  return (
    <>
      <p>
        Nothing was found. Try fewer or other words,{' '}
        <a href={searchAddress(path, { q, type: '', tag: '', page: 1 })}>clear the filters</a>, or go to{' '}
        <a href={home}>the home page</a>.
      </p>
      <TopSearches path={path} />
    </>
  );
}

function TopSearches({ path }: { path: string }) {
  const { nav } = useVisit();
  if (nav.topSearch.length === 0) return null;
  const chips = nav.topSearch.map((q) => ({ text: q, href: searchAddress(path, { q, type: '', tag: '', page: 1 }) }));
  return (
    <>
      <p className="label">Popular searches</p>
      <Chips label="Popular searches" chips={chips} />
    </>
  );
}
