import transliterate from '@sindresorhus/transliterate';
import { removeInvisible } from '../../../../proto/unicode.ts';
import type { Page, PageType as PageTypeName, Template } from '../../../../proto/entities/page.ts';

export interface PageType {
  name: PageTypeName;
  label: string;
  templates: readonly Template[];
  isArticle: boolean;
  /** Returns an empty text if the given one has no characters for an address. */
  slugOf: (text: string, regionPrefix: string, language?: string) => string;
  /** Initial fields of a new page; `today` is the current day in its region, such as `2026-11-23`. */
  initial?: (today: string) => Partial<Page>;
}

const slugged = (text: string, language: string): string =>
  removeInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(TRANSLITERATED, (letters) =>
      transliterate(letters, { locale: language, customReplacements: vowels(language) }),
    )
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, '-')
    .replace(/-?\/[-/]*/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

/** Letters of other scripts stay as they are; the library would remove marks that are part of Thai and Japanese letters. */
const TRANSLITERATED = /[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}]+/gu;

/** The library spells umlauts as in German in every language, and the Greek ου letter by letter. */
const vowels = (language: string): [string, string][] =>
  Object.entries({ ου: 'ou', ού: 'ou', ...(/^de\b/.test(language) ? {} : { ä: 'a', ö: 'o', ü: 'u' }) });

export function slugIn(segment: string) {
  return (text: string, regionPrefix: string, language = ''): string => {
    const start = [regionPrefix, segment].filter((part) => part !== '').join('/');
    const own = slugged(text, language);
    if (own === '' || start === '' || own === start || own.startsWith(`${start}/`)) return own;
    const withoutRegion = regionPrefix && own.startsWith(`${regionPrefix}/`) ? own.slice(regionPrefix.length + 1) : own;
    const ownPart =
      segment && withoutRegion.startsWith(`${segment}/`) ? withoutRegion.slice(segment.length + 1) : withoutRegion;
    return [start, ownPart].filter((part) => part !== '').join('/');
  };
}
