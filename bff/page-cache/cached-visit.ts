import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Visit } from '../../proto/visit.ts';
import { brotli } from '../http/compression.ts';
import { compress, type FinishedResponse } from '../http/finished-response.ts';
import type { SiteOrigin } from '../session/request-context.ts';
import { parseAddress } from '../visit/address.ts';
import { parseListingQuery } from '../visit/listing.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';

export interface CachedVisit {
  source: { json: Buffer; isCompressed: boolean };
  forms: Partial<Record<Variant, { page: FinishedResponse; type: string }>>;
  /** Whether the content depends on the page number or the tag in the query. */
  paged: boolean;
  address: CachedAddress;
}

export interface CachedAddress {
  origin: string;
  url: string;
}

export const createCachedVisit = (
  visit: Visit,
  { origin, paged, forms }: Pick<CachedVisit, 'paged' | 'forms'> & { origin: string },
): CachedVisit => ({
  source: { json: Buffer.from(JSON.stringify(visit)), isCompressed: false },
  forms,
  paged,
  address: { origin, url: visit.url },
});

export async function readCachedVisit({ source }: CachedVisit): Promise<Visit> {
  const json = source.isCompressed ? await decompressJson(source.json) : source.json;
  return JSON.parse(json.toString()) as Visit;
}

export async function compressInBackground(cached: CachedVisit): Promise<void> {
  const forms = Object.values(cached.forms).filter(({ page }) => !page.br);
  await Promise.all(forms.map(({ page, type }) => compress(page, type)));
  if (cached.source.isCompressed) return;
  cached.source = { json: await brotli(cached.source.json, 4), isCompressed: true };
}

/** Counts the body twice, because the compressed forms together are smaller than the original. */
export const sizeOfCachedVisit = ({ source, forms }: CachedVisit): number =>
  Object.values(forms).reduce((sum, { page }) => sum + page.identity.body.length * 2, source.json.length);

const decompressJson = promisify<Buffer, Buffer>(brotliDecompress);

export type Variant = 'html' | 'visit';

/** Requests with unknown query parameters share the entry of the page without a query. */
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
