import type { SearchSettings } from '../../../proto/entities/search-settings.ts';
import { analyse, contentTokens } from '../analysis/analyse.ts';

/** Slugs of the pages that are pinned for a search with the same words, in any form and without stop words. */
export function findPins(q: string, languages: string[], pins: SearchSettings['pins']): string[] {
  if (pins.length === 0) return [];
  const matches = (query: string) =>
    languages.some((language) => {
      const words = toWords(q, language);
      return words !== '' && words === toWords(query, language);
    });
  return pins.filter(({ query }) => matches(query)).map(({ link }) => toSlug(link.href));
}

const toWords = (text: string, language: string): string =>
  contentTokens(analyse(text, language), language)
    .map(({ stem }) => stem)
    .join(' ');

const toSlug = (href: string): string => href.split(/[?#]/)[0]!.replace(/^\/+|\/+$/g, '');
