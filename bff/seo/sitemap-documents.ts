import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sitemap } from '../../proto/sitemap.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from '../visit/visit-read.ts';
import { emptySitemapXml, insertOrigin, sitemapIndexXml } from './sitemap-xml.ts';

export const sitemapCacheName = (origin: string) => ['sitemap.xml', origin];

export const sitemapFile = (reading: VisitRead, origin: string): Promise<string> =>
  reading.cached(sitemapCacheName(origin), async (scoped) => {
    scoped.dependsOn(dependencyKeys.sitemap(scoped.domainId));
    const { parts, body } = await scoped.call(sitemap.calls.file, {});
    if (parts.length > 0) return sitemapIndexXml(parts, origin);
    return body === null ? emptySitemapXml : toXml(body, origin);
  });

/** Parts are not cached, because all parts of a large website would replace its pages in the cache. */
export async function sitemapPart(reading: VisitRead, origin: string, number: number): Promise<string | null> {
  const { body } = await reading.call(sitemap.calls.file, { number });
  return body === null ? null : toXml(body, origin);
}

const toXml = async (body: string, origin: string): Promise<string> =>
  insertOrigin((await promisify(gunzip)(Buffer.from(body, 'base64'))).toString(), origin);
