import { removeInvisible } from '../../../../proto/unicode.ts';
import { toLatinLetters } from './latin-letters.ts';
import type { Page, PageType as PageTypeName, Template } from '../../../../proto/entities/page.ts';

export interface PageType {
  name: PageTypeName;
  label: string;
  templates: readonly Template[];
  isArticle: boolean;
  /** Returns an empty text if no address can be made of the given one. */
  slugOf: (text: string, regionPrefix: string, language?: string) => string;
  /** Initial fields of a new page; `today` is the editor's local date, such as `2026-11-23`. */
  initial?: (today: string) => Partial<Page>;
}

const slugged = (text: string, language: string): string =>
  toLatinLetters(removeInvisible(text), language)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, '-')
    .replace(/-?\/[-/]*/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

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
