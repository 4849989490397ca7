import { Fragment } from 'react';
import type { Suggestion, SearchHit, SearchResult } from '../../../../proto/entities/search.ts';
import { safeHref } from '../../../../proto/href.ts';
import { toPublicHref, toPublicSlug } from '../../../../proto/slug.ts';
import { Pager } from '../listing/Pager.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { hrefInRegion, regionPath, useVisit } from '../context/visit-context.ts';
import { Chips, Filters, LabelledChips } from './Filters.tsx';
import { SearchForm, type SearchQuery, searchAddress, parseSearchQuery } from './SearchForm.tsx';
import * as styles from './search-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import { ArticleDate } from '../articles/ArticleCard.tsx';
import * as articleCardStyles from '../articles/article-card.module.css';

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
        {isAnswered && search.corrected && <Correction path={path} query={query} corrected={search.corrected} />}
        {isAnswered && query.q && messages.results({ count: search.total, query: search.corrected ?? query.q })}
      </p>
      {isAnswered && <Elsewhere found={search.elsewhere ?? []} />}
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

function Correction({ path, query, corrected }: { path: string; query: SearchQuery; corrected: string }) {
  const { didYouMean } = useMessages().search;
  return (
    <>
      <s>{query.q}</s> {didYouMean} <a href={searchAddress(path, { ...query, q: corrected, page: 1 })}>{corrected}</a>?
      <br />
    </>
  );
}

function Elsewhere({ found }: { found: Suggestion[] }) {
  const { regions } = useVisit();
  return regions.map(({ slugPrefix, name }) => {
    const pages = found.filter(({ region }) => region === slugPrefix);
    if (pages.length === 0) return null;
    return (
      <p key={slugPrefix}>
        {name}:{' '}
        {pages.map(({ _id, slug, seoTitle, title }, index) => (
          <Fragment key={_id}>
            {index > 0 && ', '}
            <a href={`/${toPublicSlug(slug, regions)}`}>{title || seoTitle || slug}</a>
          </Fragment>
        ))}
      </p>
    );
  });
}

function NoResults({ path, query, home }: { path: string; query: SearchQuery; home: string }) {
  const messages = useMessages().search;
  const visiting = useVisit();
  const { nav, footer, regions } = visiting;
  const telephone = footer.items.flatMap(({ links }) => links).find(({ link }) => /^tel:/i.test(link.href))?.link;
  const contacts = [telephone, hrefInRegion(nav.contactLink, visiting)].flatMap((contact) => {
    const href = contact?.text && toPublicHref(safeHref(contact), regions);
    return href ? [{ text: contact.text, href }] : [];
  });
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
      <Chips label={nav.contactLink.text} chips={contacts} />
      <TopSearches path={path} />
    </>
  );
}

function TopSearches({ path }: { path: string }) {
  const { nav } = useVisit();
  const { popular } = useMessages().search;
  const chips = nav.topSearch.map((q) => ({ text: q, href: searchAddress(path, { q, type: '', tag: '', page: 1 }) }));
  return <LabelledChips label={popular} chips={chips} />;
}

/** The HTML is safe, because the search service escapes everything except <mark>. */
function Hits({ hits }: { hits: SearchResult['hits'] }) {
  const { regions } = useVisit();
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit._id}>
          <Facts hit={hit} />
          <h2>
            <a href={`/${toPublicSlug(hit.slug, regions)}`}>{hit.seoTitle || hit.title || hit.slug}</a>
          </h2>
          {hit.highlight ? <p dangerouslySetInnerHTML={{ __html: hit.highlight }} /> : <p>{hit.description}</p>}
          <Reason hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Facts({ hit }: { hit: SearchHit }) {
  const { regions } = useVisit();
  const { pageTypes } = useMessages();
  const region = regions.find(({ slugPrefix }) => slugPrefix === hit.region);
  const trail = [region?.name, hit.label].filter((part) => part);
  return (
    <p className={articleCardStyles.facts}>
      <span>{pageTypes[hit.pageType]?.[0]}</span>
      {trail.length > 0 && <span>{trail.join(' › ')}</span>}
      <ArticleDate value={hit.date} />
    </p>
  );
}

function Reason({ hit: { highlight, matchedTopics } }: { hit: SearchHit }) {
  const { about } = useMessages().search;
  if (matchedTopics.length === 0 || highlight.includes('<mark>')) return null;
  return <p>{about(matchedTopics.join(', '))}</p>;
}
