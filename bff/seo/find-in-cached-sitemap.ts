import type { VisitRead } from '../visit/visit-read.ts';
import { sitemapCacheNames } from './sitemap-documents.ts';
import { findLastmod, isSitemapIndex } from './sitemap-xml.ts';

/** Undefined if no cached file could list the address: a request would then read it from the sitemap service. */
export function findInCachedSitemap(reading: VisitRead, origin: string, path: string): string | null | undefined {
  const file = reading.getCached<string>(sitemapCacheNames.file(origin));
  if (file === undefined) return undefined;
  if (!isSitemapIndex(file)) return findLastmod(file, origin + path);
  const parts = file.split('<loc>').length - 1;
  const cached = Array.from({ length: parts }, (_, index) =>
    reading.getCached<string>(sitemapCacheNames.part(origin, index + 1)),
  );
  const found = cached.map((part) => (part === undefined ? null : findLastmod(part, origin + path)));
  return found.find((lastmod) => lastmod !== null) ?? (cached.includes(undefined) ? undefined : null);
}
