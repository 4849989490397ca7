import type { SearchResult } from '../../../../proto/entities/search.ts';
import { DateOf } from '../articles/FormattedDate.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/** The search service escapes everything except <mark>. */
export function Hits({ hits }: { hits: SearchResult['hits'] }) {
  const { pageTypes } = useMessages();
  return (
    <ol className="hits">
      {hits.map((hit) => (
        <li key={hit._id}>
          <p className="article-card-facts">
            <span>{pageTypes[hit.pageType]?.[0]}</span>
            <DateOf value={hit.date} />
          </p>
          <h2>
            <a href={`/${hit.slug}`}>{hit.title || hit.slug}</a>
          </h2>
          {hit.highlight ? <p dangerouslySetInnerHTML={{ __html: hit.highlight }} /> : <p>{hit.description}</p>}
        </li>
      ))}
    </ol>
  );
}
