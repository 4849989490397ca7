import { walkValues } from '../../../../proto/blocks/walk-content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { isRecord } from '../../../../proto/edit/path.ts';
import { isRichText } from '../../../../proto/rich-text.ts';
import type { Link } from '../../../../proto/values.ts';
import { safeHref } from '../../blocks/parts/href.ts';

export interface CollectedLink {
  /** The item that has it; empty for the page's own fields. */
  item: Path;
  componentType: string;
  link: Link;
}

const ANCHOR = /<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a>/gis;

/** Every link of a page or a part of it, those in rich texts among them, with the item that has it. */
export function collectLinks(part: unknown): CollectedLink[] {
  return [...walkValues(part)].flatMap(({ type, value, holder: { path: item, componentType } }) => {
    const links = type.kind === 'link' ? linkOf(value) : isRichText(value) ? collectAnchors(value) : [];
    return links.filter(({ href }) => href !== '').map((link) => ({ item, componentType, link }));
  });
}

/** The address within this site that a link asks for, or nothing for any other. */
export function toOwnAddress(link: Link): string | null {
  const href = safeHref(link).replace(/#.*/, '');
  return href.startsWith('/') ? href : null;
}

function linkOf(value: unknown): Link[] {
  if (!isRecord(value) || typeof value.href !== 'string') return [];
  const { type, href, text } = value;
  return [{ type: typeof type === 'string' ? (type as Link['type']) : 'page', href, text: String(text ?? '') }];
}

const collectAnchors = (text: string): Link[] =>
  [...text.matchAll(ANCHOR)].map(([, double, single, words]) => ({
    type: 'page',
    href: (double ?? single ?? '').replaceAll('&amp;', '&'),
    text: words!.replace(/<[^>]*>/g, ''),
  }));
