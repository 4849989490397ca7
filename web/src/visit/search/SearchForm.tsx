import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '../navigate-context.ts';
import { useVisit } from '../visit-context.ts';
import { type SearchQuery, searchAddress, parseSearchQuery } from './search-query.ts';

/** The URL follows the input after this pause, in milliseconds. */
export const WRITE_DELAY = 400;

/** Typing replaces the URL, so that one step back leaves the search; without scripts it is a plain form. */
export function SearchForm() {
  const { url } = useVisit();
  const navigate = useNavigate();
  const asked = parseSearchQuery(url);
  const path = url.split('?')[0]!;
  const [words, setWords] = useState(asked.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(url);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Results of the input's own query must not overwrite it: the visitor may have typed on.
  useEffect(() => {
    if (written.current === url) return;
    written.current = url;
    clearTimeout(timer.current);
    setWords(parseSearchQuery(url).q);
  }, [url]);
  const ask = (q: string, delay: number) => {
    clearTimeout(timer.current);
    const question: SearchQuery = { ...asked, q, page: 1 };
    timer.current = setTimeout(() => {
      written.current = searchAddress(path, question);
      void navigate(written.current, { replace: true, keepScroll: true });
    }, delay);
  };
  return (
    <form
      role="search"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        ask(words, 0);
      }}
    >
      <h1>
        <label htmlFor="q">Search</label>
      </h1>
      <div className="search-page-line">
        <input
          id="q"
          name="q"
          type="search"
          value={words}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => {
            setWords(event.target.value);
            ask(event.target.value, WRITE_DELAY);
          }}
        />
        {asked.type && <input type="hidden" name="type" value={asked.type} />}
        {asked.tag && <input type="hidden" name="tag" value={asked.tag} />}
        <button className="button" type="submit">
          Search
        </button>
      </div>
    </form>
  );
}
