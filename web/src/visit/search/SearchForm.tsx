import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigate, useVisit } from '../context/visit-context.ts';
import * as styles from './search-page.module.css';
import * as buttonStyles from '../../ui/button.module.css';

/** In milliseconds. The URL is updated after this pause in typing. */
const WRITE_DELAY = 400;

/** Typing replaces the current history entry, so that one step back leaves the search. */
export function SearchForm() {
  const { url } = useVisit();
  const navigate = useNavigate();
  const messages = useMessages().search;
  const query = parseSearchQuery(url);
  const path = url.split('?')[0]!;
  const [text, setText] = useState(query.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(url);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Results for the input's own query must not overwrite it, because the visitor may have continued to type.
  useEffect(() => {
    if (written.current === url) return;
    written.current = url;
    clearTimeout(timer.current);
    setText(parseSearchQuery(url).q);
  }, [url]);
  const search = (q: string, delay: number) => {
    clearTimeout(timer.current);
    const next: SearchQuery = { ...query, q, page: 1 };
    timer.current = setTimeout(() => {
      written.current = searchAddress(path, next);
      void navigate(written.current, { replace: true, keepScroll: true });
    }, delay);
  };
  return (
    <form
      role="search"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        search(text, 0);
      }}
    >
      <h1>
        <label htmlFor="q">{messages.search}</label>
      </h1>
      <div className={styles.line}>
        <input
          id="q"
          name="q"
          type="search"
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            search(event.target.value, WRITE_DELAY);
          }}
        />
        {query.type && <input type="hidden" name="type" value={query.type} />}
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
        <button className={buttonStyles.button} type="submit">
          {messages.search}
        </button>
      </div>
    </form>
  );
}

export interface SearchQuery {
  q: string;
  type: string;
  tag: string;
  page: number;
}

export function parseSearchQuery(url: string): SearchQuery {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return {
    q: query.get('q') ?? '',
    type: query.get('type') ?? '',
    tag: query.get('tag') ?? '',
    page: Math.max(1, Math.floor(Number(query.get('page')) || 1)),
  };
}

export function searchAddress(path: string, { q, type, tag, page }: SearchQuery): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (type) query.set('type', type);
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
