import type { SiteOrigin } from '../session/request-context.ts';
import { parseAddress } from '../visit/address.ts';
import { parseListingQuery } from '../visit/listing-query.ts';
import { cacheKey, type CacheKey } from './cache-key.ts';

/** The forms in which a visit is asked for. */
export type Variant = 'html' | 'visit';

/**
 * The names a visit may be kept under: with the part of its query that can matter, and without any. Only addresses that are
 * pages are ever stored, so a made-up query finds the plain page and stores nothing.
 */
export function pageCacheKeys(url: string, place: SiteOrigin): CacheKey[] {
  const mark = url.indexOf('?');
  const path = sameSpelling(mark < 0 ? url : url.slice(0, mark));
  const plain = cacheKey(place.key, path);
  if (mark < 0) return [plain];
  const { search } = parseListingQuery(new URLSearchParams(url.slice(mark)));
  return search ? [cacheKey(place.key, path, search), plain] : [plain];
}

/** Of a path that can be encoded in several ways, the one under which it is kept. */
function sameSpelling(path: string): string {
  if (!path.includes('%')) return path;
  const address = parseAddress(path);
  return address?.isTidy ? address.canonicalPath : path;
}
