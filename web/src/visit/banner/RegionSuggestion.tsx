import { useEffect, useRef, useState } from 'react';
import type { Region } from '../../../../proto/entities/region.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './region-suggestion.module.css';
import * as noticeStyles from '../../ui/notice.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import { countryOfRegion } from '../../../../proto/language.ts';

const NAME = 'chosenRegion';

/** Suggests a region in the browser, so that all visitors share the cached page. Only a region that the visitor chooses is stored. */
export function RegionSuggestion({ visit }: { visit: Visit }) {
  const { nav, site } = useMessages();
  const { region, regions, alternates } = visit;
  const [suggested, setSuggested] = useState<Region | null>(null);
  const current = region?.slugPrefix ?? '';
  const previous = useRef(current);
  useEffect(() => {
    if (current !== '' && previous.current !== current) remember(current);
    previous.current = current;
    const known = { current, chosen: recall(), languages: navigator.languages };
    setSuggested(current === '' ? null : suggestRegion(regions, known));
  }, [current, regions]);
  if (!suggested) return null;
  const slug = alternates.find(({ regionCode }) => regionCode === suggested.code)?.slug ?? suggested.slugPrefix;
  const dismiss = () => {
    remember(current);
    setSuggested(null);
  };
  return (
    <aside className={joinClasses(noticeStyles.notice, styles.root)} aria-label={nav.chooseRegion}>
      <p>{nav.suggestRegion(suggested)}</p>
      <a
        className={joinClasses(buttonStyles.button, buttonStyles.buttonAccent)}
        href={`/${slug}`}
        onClick={() => remember(suggested.slugPrefix)}
      >
        {nav.goToRegion}
      </a>
      <button type="button" className={noticeStyles.close} onClick={dismiss} aria-label={site.close}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </aside>
  );
}

// If storage is disabled, the choice is not saved.
function remember(region: string): void {
  try {
    localStorage.setItem(NAME, region);
  } catch {
    return;
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

type Candidate = Pick<Region, 'slugPrefix' | 'code'>;

/** Suggests the region that the visitor chose before, otherwise the region for the first browser language with a country. */
export function suggestRegion<R extends Candidate>(
  regions: readonly R[],
  { current, chosen, languages }: { current: string; chosen: string | null; languages: readonly string[] },
): R | null {
  const known = regions.filter(({ slugPrefix }) => slugPrefix === chosen);
  const candidates = known.length > 0 ? known : findByLanguage(regions, languages);
  return candidates.some(({ slugPrefix }) => slugPrefix === current) ? null : (candidates[0] ?? null);
}

/** A country can have several regions, such as one for each language. */
function findByLanguage<R extends Candidate>(regions: readonly R[], languages: readonly string[]): R[] {
  const country = languages.map((language) => /-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase()).find(Boolean);
  return country === undefined ? [] : regions.filter(({ code }) => countryOfRegion(code) === country);
}
