import { pathOfSlug } from '../../proto/slug.ts';

/** What a request line asks for, read once. */
export interface Address {
  /** Decoded, as asked. */
  path: string;
  /** The one way this path is written: lower case, single slashes, no slash at the end, encoded. */
  canonicalPath: string;
  /** It was asked for by that path, in whatever way its letters were encoded: proxies and browsers do not agree on one. */
  isTidy: boolean;
  /** Without the leading slash, decoded: how pages are stored. */
  slug: string;
  segments: string[];
  query: URLSearchParams;
  /** With its question mark, or empty. */
  search: string;
}

const MAX_LENGTH = 2000;

/** Null for what no page could ever have: too long, or not decodable. */
export function addressOf(url: string): Address | null {
  if (!url.startsWith('/') || url.length > MAX_LENGTH) return null;
  const [beforeHash = ''] = url.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const rawPath = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const search = mark < 0 || mark === beforeHash.length - 1 ? '' : beforeHash.slice(mark);
  const path = decoded(rawPath);
  // A backslash counts as a slash in browsers, so that a redirect could lead to another host.
  if (path === null || /[\u0000-\u001f\\]/.test(path)) return null;
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const slug = segments.join('/');
  return {
    path,
    canonicalPath: pathOfSlug(slug),
    isTidy: path === `/${slug}`,
    slug,
    segments,
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
