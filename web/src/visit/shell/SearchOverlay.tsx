import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigate, regionPath, useVisit } from '../context/visit-context.ts';
import { Disclosure } from './Disclosure.tsx';
import type { NavControl } from './use-nav.ts';
import { encodePart } from '../../../../proto/unicode.ts';
import * as panelsStyles from './panels.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import * as headerStyles from './header.module.css';

export function SearchOverlay({ control }: { control: NavControl }) {
  const visiting = useVisit();
  const navigate = useNavigate();
  const { search } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const expanded = control.open.kind === 'search';
  const action = `${regionPath(visiting)}/search`;
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }> | null>(null);
  useEffect(() => {
    if (!expanded) return;
    input.current?.focus();
    import('./Suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    );
  }, [expanded]);
  return (
    <Disclosure control={control} what={{ kind: 'search' }} label={search.search} summary={<SearchIcon />}>
      <div className={panelsStyles.root}>
        <div className={`${panelsStyles.inner} ${panelsStyles.searchInner}`}>
          <form
            role="search"
            action={action}
            onSubmit={(event) => {
              event.preventDefault();
              control.choose({ kind: 'search' });
              void navigate(`${action}?q=${encodePart(input.current?.value ?? '')}`);
            }}
          >
            <label className={panelsStyles.title} htmlFor="site-search">
              {search.prompt}
            </label>
            <div className={panelsStyles.searchLine}>
              <input ref={input} id="site-search" type="search" name="q" maxLength={200} autoComplete="off" />
              <button className={buttonStyles.button} type="submit">
                {search.search}
              </button>
            </div>
          </form>
          {Suggestions && <Suggestions input={input.current!} />}
          {visiting.nav.topSearch.length > 0 && (
            <ul role="list" className={panelsStyles.searchWords} aria-label={search.popular}>
              {visiting.nav.topSearch.map((word) => (
                <li key={word}>
                  <a className={buttonStyles.chip} href={`${action}?q=${encodePart(word)}`}>
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
  <span className={headerStyles.tool}>
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
