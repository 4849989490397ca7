import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigate } from '../context/navigate-context.ts';
import { regionPath, useVisit } from '../context/visit-context.ts';
import { Disclosure } from './Disclosure.tsx';
import type { NavControl } from './use-nav.ts';
import { encodePart } from '../../../../proto/unicode.ts';

export function SearchOverlay({ control }: { control: NavControl }) {
  const visiting = useVisit();
  const navigate = useNavigate();
  const { search } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const expanded = control.open.kind === 'search';
  const action = `${regionPath(visiting)}/search`;
  const [text, setText] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<{ text: string }> | null>(null);
  useEffect(() => {
    if (!expanded) return;
    input.current?.focus();
    import('./Suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    );
  }, [expanded]);
  return (
    <Disclosure
      control={control}
      what={{ kind: 'search' }}
      className="search"
      label={search.search}
      summary={<SearchIcon />}
    >
      <div className="dropdown-panel">
        <div className="dropdown-inner search-inner">
          <form
            role="search"
            action={action}
            onSubmit={(event) => {
              event.preventDefault();
              control.choose({ kind: 'search' });
              void navigate(`${action}?q=${encodePart(input.current?.value ?? '')}`);
            }}
          >
            <label className="dropdown-title" htmlFor="site-search">
              {search.prompt}
            </label>
            <div className="search-line">
              <input
                ref={input}
                id="site-search"
                type="search"
                name="q"
                maxLength={200}
                autoComplete="off"
                onInput={(event) => setText(event.currentTarget.value)}
              />
              <button className="button" type="submit">
                {search.search}
              </button>
            </div>
          </form>
          {Suggestions && <Suggestions text={text} />}
          {visiting.nav.topSearch.length > 0 && (
            <ul role="list" className="search-words" aria-label={search.popular}>
              {visiting.nav.topSearch.map((word) => (
                <li key={word}>
                  <a className="chip" href={`${action}?q=${encodePart(word)}`}>
                    {word}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Disclosure>
  );
}

const SearchIcon = () => (
  <span className="tool">
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="M13 13l5 5" />
    </svg>
  </span>
);
