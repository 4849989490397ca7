import type { SiteOrigin } from '../session/request-context.ts';
import { parseAddress } from '../visit/address.ts';
import { parseListingQuery } from '../visit/listing-query.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';

export type Variant = 'html' | 'visit';

/**
 * Keys to look a visit up by: with the relevant part of its query, and without a query. An invented query finds the plain
 * page, so it adds no entry.
 */
export function pageCacheKeys(url: string, site: SiteOrigin): CacheKey[] {
  const mark = url.indexOf('?');
  const path = normalizeEncoding(mark < 0 ? url : url.slice(0, mark));
  const plain = cacheKey(site.key, path);
  if (mark < 0) return [plain];
  const { search } = parseListingQuery(new URLSearchParams(url.slice(mark)));
  return search ? [cacheKey(site.key, path, search), plain] : [plain];
}

/** A path can be percent-encoded in several ways; only one of them is used as key. */
function normalizeEncoding(path: string): string {
  if (!path.includes('%')) return path;
  const address = parseAddress(path);
  return address?.isCanonical ? address.canonicalPath : path;
}
