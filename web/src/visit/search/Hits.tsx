import type { SearchHit, SearchResult } from '../../../../proto/entities/search.ts';
import { toPublicSlug } from '../../../../proto/slug.ts';
import { DateOf } from '../articles/FormattedDate.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../context/visit-context.ts';
import * as styles from './search-page.module.css';
import * as articleCardStyles from '../articles/article-card.module.css';

/** The search service escapes everything except <mark>. */
export function Hits({ hits }: { hits: SearchResult['hits'] }) {
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
      <DateOf value={hit.date} />
    </p>
  );
}

function Reason({ hit: { highlight, matchedTopics } }: { hit: SearchHit }) {
  const { about } = useMessages().search;
  if (matchedTopics.length === 0 || highlight.includes('<mark>')) return null;
  return <p>{about(matchedTopics.join(', '))}</p>;
}
