import { useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '../../../../proto/entities/search.ts';
import { api } from '../../api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { toPublicSlug } from '../../../../proto/slug.ts';
import { useVisit } from '../context/visit-context.ts';
import * as styles from './panels.module.css';
import * as pageStyles from '../../ui/page.module.css';

const PAUSE_MS = 150;
const MIN_LENGTH = 2;

/** Makes the field a combobox: the focus remains in the field, and the arrow keys choose a page. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const { region, regions } = useVisit();
  const { search, pageTypes } = useMessages();
  const [text, setText] = useState(input.value);
  const suggestions = useSuggestions(text.trim(), region?.slugPrefix ?? '');
  const [active, setActive] = useState(-1);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setActive(-1), [suggestions]);
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(suggestions.length > 0));
    input.setAttribute('aria-activedescendant', active < 0 ? '' : id + active);
    const onInput = () => setText(input.value);
    const onKey = (event: KeyboardEvent) => {
      const options = [...(list.current?.children ?? [])] as HTMLElement[];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.isComposing || options.length === 0 || !(step || (event.key === 'Enter' && active >= 0))) return;
      event.preventDefault();
      // The position before the first and after the last suggestion is the field itself.
      if (step) setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
      else options[active]!.click();
    };
    input.addEventListener('input', onInput);
    input.addEventListener('keydown', onKey);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('keydown', onKey);
    };
  });
  return (
    <>
      <p className={pageStyles.unseen} role="status">
        {suggestions.length > 0 && search.suggestionCount(suggestions.length)}
      </p>
      {suggestions.length > 0 && (
        <div className={styles.suggestions} id={id} role="listbox" aria-label={search.suggestions} ref={list}>
          {suggestions.map(({ _id, slug, seoTitle, title, pageType }, index) => (
            <a
              key={_id}
              id={id + index}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={`/${toPublicSlug(slug, regions)}`}
            >
              {seoTitle || title || slug} <small>{pageType === 'page' ? '' : pageTypes[pageType]?.[0]}</small>
            </a>
          ))}
        </div>
      )}
    </>
  );
}

/** Returns no suggestions without a connection; the form still works. */
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
