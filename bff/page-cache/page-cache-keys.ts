import type { SiteOrigin } from '../session/request-context.ts';
import { parseAddress } from '../visit/address.ts';
import { parseListingQuery } from '../visit/listing-query.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';

export type Variant = 'html' | 'visit';

/** Requests with an invented query share the entry of the plain page. */
export function pageCacheKeys(url: string, site: SiteOrigin): CacheKey[] {
  const mark = url.indexOf('?');
  const path = normalizeEncoding(mark < 0 ? url : url.slice(0, mark));
  const plain = cacheKey(site.key, path);
  if (mark < 0) return [plain];
  const { search } = parseListingQuery(new URLSearchParams(url.slice(mark)));
  return search ? [cacheKey(site.key, path, search), plain] : [plain];
}

function normalizeEncoding(path: string): string {
  if (!path.includes('%')) return path;
  const address = parseAddress(path);
  return address?.isCanonical ? address.canonicalPath : path;
}
