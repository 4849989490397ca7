import { normalizePath, toLocalAddress } from '../../../../proto/address.ts';
import { walkValues } from '../../../../proto/blocks/walk-content.ts';
import { isRecord } from '../../../../proto/edit/path.ts';
import { isRichText } from '../../../../proto/rich-text.ts';
import { toPublicSlug } from '../../../../proto/slug.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Link } from '../../../../proto/values.ts';
import type { CollectedLink } from '../core/left-links.ts';
import { safeHref } from '../../../../proto/href.ts';
import { ownOrigins } from './address.ts';

const ANCHOR = /<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a>/gis;

export function collectLinks(part: unknown): CollectedLink[] {
  return [...walkValues(part)].flatMap(({ type, value, holder: { path: item, componentType } }) => {
    const isRich = type.kind === 'richText' && isRichText(value);
    const links = type.kind === 'link' ? linkOf(value) : isRich ? collectAnchors(value) : [];
    return links.filter(({ href }) => href !== '').map((link) => ({ item, componentType, link }));
  });
}

export function toOwnAddress(link: Link): string | null {
  const href = safeHref(link).replace(/#.*/, '');
  return /^(\/|https?:)/i.test(href) ? toLocalAddress(href, isOwnHost) : null;
}

const isOwnHost = (host: string) => ownOrigins().some((origin) => new URL(origin).host === host);

/** Visitors reach the home page of a region at the prefix of the region, too. */
export const isAddressOf = ({ slug }: { slug: string }, address: string, { region }: Pick<Visit, 'region'>): boolean =>
  [slug, toPublicSlug(slug, region ? [region] : [])].map(normalizePath).includes(normalizePath(address));

function linkOf(value: unknown): Link[] {
  if (!isRecord(value) || typeof value.href !== 'string') return [];
  const { type, href, text } = value;
  return [{ type: typeof type === 'string' ? (type as Link['type']) : 'page', href, text: String(text ?? '') }];
}

const collectAnchors = (text: string): Link[] =>
  [...text.matchAll(ANCHOR)].map(([, double, single, content]) => ({
    type: 'page',
    href: (double ?? single ?? '').replaceAll('&amp;', '&'),
    text: content!.replace(/<[^>]*>/g, ''),
  }));
