import { normalizePath, toLocalAddress } from '../../proto/address.ts';
import { mapTexts } from '../../proto/blocks/map-texts.ts';
import { normalizeSlug } from '../../proto/slug.ts';

interface Regions {
  /** Address prefixes. */
  from: string;
  to: string;
}

/** Slugs in the other region of the pages to which the content links in its own. */
export function findCounterparts(content: unknown, regions: Regions): string[] {
  const slugs = new Set<string>();
  mapLinks(content, (href) => {
    const moved = moveAddress(href, regions);
    if (moved) slugs.add(moved.slug);
    return href;
  });
  return [...slugs];
}

/** Links to pages that both regions have lead to those of the other region. */
export const linkInRegion = <T>(content: T, regions: Regions, existing: ReadonlySet<string>): T =>
  mapLinks(content, (href) => {
    const moved = moveAddress(href, regions);
    return moved && (moved.slug === regions.to || existing.has(moved.slug)) ? `/${moved.slug}${moved.rest}` : href;
  });

function moveAddress(href: string, { from, to }: Regions): { slug: string; rest: string } | null {
  const address = toLocalAddress(href, () => false);
  if (address === null) return null;
  const slug = normalizeSlug(normalizePath(address));
  if (slug !== from && !slug.startsWith(`${from}/`)) return null;
  return { slug: to + slug.slice(from.length), rest: address.replace(/^[^?#]*/, '') };
}

const mapLinks = <T>(content: T, change: (href: string) => string): T =>
  mapTexts(content, {
    richText: (html) => html.replace(ANCHOR, (_, start, href) => `${start}"${change(href)}"`),
    href: change,
  });

const ANCHOR = /(<a\s[^>]*?\bhref\s*=\s*)"([^"]*)"/gi;
