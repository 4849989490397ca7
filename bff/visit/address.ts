import { normalizeSlug, slugToPath } from '../../proto/slug.ts';

/** What a request line asks for, read once. */
export interface Address {
  /** Decoded, as asked. */
  path: string;
  /** Decoded, in lower case with single slashes: what redirects start from. */
  from: string;
  /** The one address that a page of this slug has, encoded. */
  canonicalPath: string;
  /** It was asked for by that path, however its letters were encoded: proxies and browsers do not agree on one encoding. */
  isTidy: boolean;
  /** As slugs of pages are stored, so without what no slug can have. */
  slug: string;
  segments: string[];
  query: URLSearchParams;
  /** With its question mark, or empty. */
  search: string;
}

const MAX_LENGTH = 2000;

/** Null for what no page could ever have: too long, or not decodable. */
export function parseAddress(url: string): Address | null {
  if (!url.startsWith('/') || url.length > MAX_LENGTH) return null;
  const [beforeHash = ''] = url.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const rawPath = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const search = mark < 0 || mark === beforeHash.length - 1 ? '' : beforeHash.slice(mark);
  const path = decoded(rawPath);
  // A backslash counts as a slash in browsers, so that a redirect could lead to another host.
  if (path === null || /[\u0000-\u001f\\]/.test(path)) return null;
  const asked = path.toLowerCase().split('/').filter(Boolean).join('/');
  const slug = normalizeSlug(asked);
  return {
    path,
    from: `/${asked}`,
    canonicalPath: slugToPath(slug),
    isTidy: path === `/${slug}`,
    slug,
    segments: slug.split('/').filter(Boolean),
    query: new URLSearchParams(search),
    search,
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
