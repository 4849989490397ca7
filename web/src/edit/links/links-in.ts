import type { Path } from '../../../../proto/edit.ts';
import type { Link } from '../../../../proto/values.ts';
import { hrefOf } from '../../blocks/parts/href.ts';

export interface PlacedLink {
  /** The item that has it; empty for the page's own fields. */
  item: Path;
  componentType: string;
  link: Link;
}

const ANCHOR = /<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Every link of a part of a page, those in rich texts among them, with the item that has it. */
export function linksIn(value: unknown, path: Path = [], item: Path = [], componentType = ''): PlacedLink[] {
  if (typeof value === 'string')
    return [...value.matchAll(ANCHOR)].map(([, href, words]) => ({
      item,
      componentType,
      link: { type: 'page', href: href!.replaceAll('&amp;', '&'), text: words!.replace(/<[^>]*>/g, '') },
    }));
  if (Array.isArray(value)) return value.flatMap((one) => linksIn(one, [...path, `#${one?.key}`], item, componentType));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if (typeof record.href === 'string' && typeof record.type === 'string')
    return record.href === '' ? [] : [{ item, componentType, link: record as Link }];
  const isItem = typeof record.componentType === 'string';
  return Object.entries(record).flatMap(([name, inner]) =>
    linksIn(inner, [...path, name], isItem ? path : item, isItem ? String(record.componentType) : componentType),
  );
}

/** The address within this site that a link asks for, or nothing for any other. */
export function ownAddress(link: Link): string | null {
  const href = hrefOf(link).replace(/#.*/, '');
  return href.startsWith('/') ? href : null;
}
