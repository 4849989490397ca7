import type { Article } from '../../../../proto/pages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../context/visit-context.ts';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import { Pager } from './Pager.tsx';
import * as styles from './listing.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import { listingTitle, taggedTitle } from '../text/title.ts';

export function Listing() {
  const { listing, url } = useVisit();
  const messages = useMessages().listing;
  if (!listing) return null;
  const { articles, tags, tag: activeTag, upcoming } = listing;
  const path = url.split('?')[0]!;
  return (
    <section className={styles.root} aria-label={messages.articles}>
      {tags.length > 0 && (
        <ul className={styles.tags} role="list" aria-label={messages.filter}>
          {['', ...tags].map((tag) => (
            <li key={tag}>
              <a
                className={buttonStyles.chip}
                href={listingHref(path, tag)}
                aria-current={tag === activeTag || undefined}
              >
                {tag || messages.all}
              </a>
            </li>
          ))}
        </ul>
      )}
      {articles.length === 0 && (
        <>
          <p className={styles.none}>{messages.none}</p>
          {activeTag && <a href={path}>{messages.showAll}</a>}
        </>
      )}
      <Cards articles={articles.slice(0, upcoming ?? articles.length)} first={articles[0]} />
      {upcoming !== null && upcoming < articles.length && (
        <>
          <h2 className={styles.over}>{messages.pastEvents}</h2>
          <Cards articles={articles.slice(upcoming)} first={articles[0]} as="h3" />
        </>
      )}
      <Pager
        page={listing.page}
        size={listing.size}
        total={listing.total}
        hrefOf={(page) => listingHref(path, activeTag, page)}
      />
    </section>
  );
}

function Cards({
  articles,
  first,
  as = 'h2',
}: {
  articles: Article[];
  /** The first card of the first page, which is the only one above the fold. */
  first: Article | undefined;
  as?: 'h2' | 'h3';
}) {
  return (
    articles.length > 0 && (
      <ul className={styles.cards} role="list">
        {articles.map((article) => (
          <li key={article._id}>
            <ArticleCard article={article} as={as} priority={article === first} />
          </li>
        ))}
      </ul>
    )
  );
}

export function PlainListing() {
  const { listing, language } = useVisit();
  return (
    <>
      <div className={styles.band}>
        <div className={styles.header}>
          <h1>{taggedTitle(listingTitle(listing?.pageType ?? 'news', language), listing)}</h1>
        </div>
      </div>
      <Listing />
    </>
  );
}

export function listingHref(path: string, tag: string, page = 1): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(tag && { tag }) }).toString();
  return query ? `${path}?${query}` : path;
}
