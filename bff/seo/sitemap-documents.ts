import { regions } from '../../proto/regions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { VisitRead } from '../visit/visit-read.ts';
import { toAlternates, possibleAlternates } from './alternates.ts';
import { type Entry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** A file may name this many addresses; where there are more, there are parts of fewer, each soon made anew. */
const SIZES = { file: 50_000, part: 10_000 };
/** What one answer of the bus carries, and one question asks about. */
const BATCH = 5000;
const CACHE_NAME = 1000;

/** All of it, or an index of its parts. */
export function sitemapFile(reading: VisitRead, origin: string, sizes = SIZES): Promise<string> {
  return reading.kept(['sitemap.xml', origin], async (aside) => {
    const { total, parts } = await readParts(aside, sizes.part);
    if (total > sizes.file) return sitemapIndexXml(parts.length, origin);
    return fileOf(await readEntries(aside, '', sizes.file), aside, origin);
  });
}

/** The part of that number; null where there is none. */
export function sitemapPart(reading: VisitRead, origin: string, number: number, sizes = SIZES): Promise<string | null> {
  return reading.kept(
    ['sitemap part', String(number), origin],
    async (aside) => {
      const part = (await readParts(aside, sizes.part)).parts[number - 1];
      return part ? fileOf(await readEntries(aside, part.after, sizes.part), aside, origin) : null;
    },
    (file) => file !== null,
  );
}

function readParts(reading: VisitRead, size: number) {
  reading.dependsOn(dependencyKeys.sitemap(reading.domainId), dependencyKeys.regions());
  return reading.ask(sitemap.calls.parts, { size });
}

async function readEntries(reading: VisitRead, from: string, most: number): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let after = from; all.length < most;) {
    const { entries } = await reading.ask(sitemap.calls.entries, { after, limit: Math.min(BATCH, most - all.length) });
    if (entries.length === 0) break;
    all.push(...entries);
    after = entries.at(-1)!._id;
  }
  return all;
}

async function fileOf(entries: Entry[], reading: VisitRead, origin: string): Promise<string> {
  const all = await reading.ask(regions.calls.loadRegions, { domainId: reading.domainId });
  const published = all.filter((region) => region.published);
  const listed = new Set(entries.map(({ slug }) => slug));
  const unknown = possibleAlternates(entries, published).filter((slug) => !listed.has(slug));
  for (let from = 0; from < unknown.length; from += CACHE_NAME) {
    const { slugs } = await reading.ask(sitemap.calls.listed, { slugs: unknown.slice(from, from + CACHE_NAME) });
    for (const slug of slugs) listed.add(slug);
  }
  return sitemapXml(entries, origin, (entry) => toAlternates(entry, published, (slug) => listed.has(slug)));
}
