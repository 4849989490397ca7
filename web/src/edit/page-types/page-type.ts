import type { Page, PageType as PageTypeName, Template } from '../../../../proto/entities/page.ts';

export interface PageType {
  name: PageTypeName;
  label: string;
  templates: readonly Template[];
  isArticle: boolean;
  slugOf: (text: string, regionPrefix: string) => string;
  /** Initial fields of a new page; `today` is the editor's local date, such as `2026-11-23`. */
  initial?: (today: string) => Partial<Page>;
}

const slugged = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

export function slugIn(segment: string) {
  return (text: string, regionPrefix: string): string => {
    const start = [regionPrefix, segment].filter((part) => part !== '').join('/');
    const own = slugged(text);
    if (start === '' || own === start || own.startsWith(`${start}/`)) return own;
    const withoutRegion = regionPrefix && own.startsWith(`${regionPrefix}/`) ? own.slice(regionPrefix.length + 1) : own;
    const ownPart =
      segment && withoutRegion.startsWith(`${segment}/`) ? withoutRegion.slice(segment.length + 1) : withoutRegion;
    return [start, ownPart].filter((part) => part !== '').join('/');
  };
}
