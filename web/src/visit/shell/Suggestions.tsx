import { useEffect, useState } from 'react';
import type { Suggestion } from '../../../../proto/entities/search.ts';
import { api } from '../../api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { toPublicSlug } from '../../../../proto/slug.ts';
import { useVisit } from '../context/visit-context.ts';
import * as styles from './panels.module.css';
import * as pageStyles from '../../ui/page.module.css';

const PAUSE_MS = 150;
const MIN_LENGTH = 2;

export function Suggestions({ text }: { text: string }) {
  const { region, regions } = useVisit();
  const { search, pageTypes } = useMessages();
  const suggestions = useSuggestions(text.trim(), region?.slugPrefix ?? '');
  return (
    <>
      <p className={pageStyles.unseen} role="status">
        {suggestions.length > 0 && search.suggestionCount(suggestions.length)}
      </p>
      {suggestions.length > 0 && (
        <ul role="list" aria-label={search.suggestions}>
          {suggestions.map(({ _id, slug, seoTitle, title, pageType }) => (
            <li key={_id}>
              <a href={`/${toPublicSlug(slug, regions)}`}>
                {seoTitle || title || slug}{' '}
                <small className={styles.kind}>{pageType === 'page' ? '' : pageTypes[pageType]?.[0]}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Without a connection there are none, and the form still works. */
function useSuggestions(q: string, region: string): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (q.length < MIN_LENGTH) return setFound([]);
    const request = new AbortController();
    const timer = setTimeout(() => {
      api('GET /search/suggest', { q, region }, { signal: request.signal }).then(
        ({ suggestions }) => setFound(suggestions),
        () => request.signal.aborted || setFound([]),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, region]);
  return found;
}
