import type { Page, PageType as PageTypeName, Template } from '../../../../proto/entities/page.ts';

/** A kind of page that editors can make: where its pages stand and which shapes they can take. */
export interface PageType {
  name: PageTypeName;
  label: string;
  templates: readonly Template[];
  /** Its pages can be chosen where articles are. */
  isArticle: boolean;
  /** The slug of a new page, out of the words that its editor wrote. */
  slugOf: (words: string, regionPrefix: string) => string;
  /** What else a new page of this kind starts with; `today` is the local day of the editor, as 2026-11-23. */
  initial?: (today: string) => Partial<Page>;
}

/** Words as they can stand in an address. */
export const slugged = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

/** `region/segment/words`, whatever of it there is; what the words already say is not said twice. */
export function slugIn(segment: string) {
  return (words: string, regionPrefix: string): string => {
    const start = [regionPrefix, segment].filter((part) => part !== '').join('/');
    const own = slugged(words);
    if (start === '' || own === start || own.startsWith(`${start}/`)) return own;
    const withoutRegion = regionPrefix && own.startsWith(`${regionPrefix}/`) ? own.slice(regionPrefix.length + 1) : own;
    const rest =
      segment && withoutRegion.startsWith(`${segment}/`) ? withoutRegion.slice(segment.length + 1) : withoutRegion;
    return [start, rest].filter((part) => part !== '').join('/');
  };
}
