import { regions } from '../../proto/regions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { toPublicSlug } from '../../proto/slug.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { omitCovered } from '../visit/redirects.ts';
import type { VisitRead } from '../visit/visit-read.ts';
import { type Entry, possibleAlternates, sitemapIndexXml, sitemapXml, toAlternates } from './sitemap-xml.ts';

/** The protocol allows 50,000 URLs in a file. Smaller parts are generated faster. */
const SIZES = { file: 50_000, part: 10_000 };
const BATCH = 5000;
const LOOKUP_BATCH = 1000;

export const sitemapCacheNames = {
  file: (origin: string) => ['sitemap.xml', origin],
  part: (origin: string, number: number) => ['sitemap part', String(number), origin],
};

export function sitemapFile(reading: VisitRead, origin: string, sizes = SIZES): Promise<string> {
  return reading.cached(sitemapCacheNames.file(origin), async (scoped) => {
    const { total, parts } = await readParts(scoped, sizes.part);
    if (total > sizes.file) return sitemapIndexXml(parts.length, origin);
    return fileOf(await readEntries(scoped, '', sizes.file), scoped, origin);
  });
}

export function sitemapPart(reading: VisitRead, origin: string, number: number, sizes = SIZES): Promise<string | null> {
  return reading.cached(
    sitemapCacheNames.part(origin, number),
    async (scoped) => {
      const part = (await readParts(scoped, sizes.part)).parts[number - 1];
      return part ? fileOf(await readEntries(scoped, part.after, sizes.part), scoped, origin) : null;
    },
    (file) => file !== null,
  );
}

function readParts(reading: VisitRead, size: number) {
  reading.dependsOn(dependencyKeys.sitemap(reading.domainId), dependencyKeys.regions());
  return reading.call(sitemap.calls.parts, { size });
}

async function readEntries(reading: VisitRead, from: string, max: number): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let after = from; all.length < max;) {
    const { entries } = await reading.call(sitemap.calls.entries, { after, limit: Math.min(BATCH, max - all.length) });
    if (entries.length === 0) break;
    all.push(...entries);
    after = entries.at(-1)!._id;
  }
  return all;
}

async function fileOf(entries: Entry[], reading: VisitRead, origin: string): Promise<string> {
  const all = await reading.call(regions.calls.loadRegions, { domainId: reading.domainId });
  const published = all.filter((region) => region.published);
  const listed = new Set(entries.map(({ slug }) => slug));
  const wanted = [...possibleAlternates(entries, published), ...published.map(({ slugPrefix }) => slugPrefix)];
  const unknown = wanted.filter((slug) => slug !== '' && !listed.has(slug));
  for (let from = 0; from < unknown.length; from += LOOKUP_BATCH) {
    const { slugs } = await reading.call(sitemap.calls.listed, { slugs: unknown.slice(from, from + LOOKUP_BATCH) });
    for (const slug of slugs) listed.add(slug);
  }
  // If a page has the prefix of its region as address, it is shown there instead of the home page.
  const moved = published.filter(({ slugPrefix }) => !listed.has(slugPrefix));
  const publicSlugOf = (slug: string) => toPublicSlug(slug, moved);
  const addresses = [...listed].map((stored) => ({ stored, slug: publicSlugOf(stored) }));
  const reachable = new Set((await omitCovered(reading, addresses)).map(({ stored }) => stored));
  return sitemapXml(
    entries.filter(({ slug }) => reachable.has(slug)),
    { origin, alternatesOf: (entry) => toAlternates(entry, published, (slug) => reachable.has(slug)), publicSlugOf },
  );
}
