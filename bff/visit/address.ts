import { normalizePath } from '../../proto/address.ts';
import { normalizeSlug, slugToPath } from '../../proto/slug.ts';

export interface Address {
  path: string;
  /** Path by which redirects are found. It may contain characters that a slug cannot contain. */
  from: string;
  canonicalPath: string;
  /** Ignores differences in percent-encoding, because proxies and browsers encode differently. */
  isCanonical: boolean;
  slug: string;
  segments: string[];
  query: URLSearchParams;
  search: string;
}

const MAX_LENGTH = 2000;

export function parseAddress(url: string): Address | null {
  if (!url.startsWith('/') || url.length > MAX_LENGTH) return null;
  const [beforeHash = ''] = url.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const rawPath = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const search = mark < 0 || mark === beforeHash.length - 1 ? '' : beforeHash.slice(mark);
  const path = decoded(rawPath);
  // Browsers treat a backslash as a slash, so a redirect could point to another host.
  if (path === null || /[\u0000-\u001f\\]/.test(path)) return null;
  const slug = normalizeSlug(path);
  return {
    path,
    from: normalizePath(rawPath),
    canonicalPath: slugToPath(slug),
    isCanonical: path === `/${slug}`,
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
