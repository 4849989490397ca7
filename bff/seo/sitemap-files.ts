import { regions } from '../../proto/regions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { on } from '../page-cache/dependencies.ts';
import type { Reading } from '../visit/reading.ts';
import { alternatesOf, possibleAlternates } from './alternates.ts';
import { type Entry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** A file may name this many addresses; where there are more, there are parts of fewer, each soon made anew. */
const SIZES = { file: 50_000, part: 10_000 };
/** What one answer of the bus carries, and one question asks about. */
const BATCH = 5000;
const QUESTION = 1000;

/** All of it, or an index of its parts. */
export function sitemapFile(reading: Reading, origin: string, sizes = SIZES): Promise<string> {
  return reading.kept(['sitemap.xml', origin], async (aside) => {
    const { total, parts } = await readParts(aside, sizes.part);
    if (total > sizes.file) return sitemapIndexXml(parts.length, origin);
    return fileOf(await readEntries(aside, '', sizes.file), aside, origin);
  });
}

/** The part of that number; null where there is none. */
export function sitemapPart(reading: Reading, origin: string, number: number, sizes = SIZES): Promise<string | null> {
  return reading.kept(
    ['sitemap part', String(number), origin],
    async (aside) => {
      const part = (await readParts(aside, sizes.part)).parts[number - 1];
      return part ? fileOf(await readEntries(aside, part.after, sizes.part), aside, origin) : null;
    },
    (file) => file !== null,
  );
}

function readParts(reading: Reading, size: number) {
  reading.dependsOn(on.sitemap(reading.domainId), on.regions());
  return reading.ask(sitemap.calls.parts, { size });
}

async function readEntries(reading: Reading, from: string, most: number): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let after = from; all.length < most;) {
    const { entries } = await reading.ask(sitemap.calls.entries, { after, limit: Math.min(BATCH, most - all.length) });
    if (entries.length === 0) break;
    all.push(...entries);
    after = entries.at(-1)!._id;
  }
  return all;
}

async function fileOf(entries: Entry[], reading: Reading, origin: string): Promise<string> {
  const all = await reading.ask(regions.calls.loadRegions, { domainId: reading.domainId });
  const published = all.filter((region) => region.published);
  const listed = new Set(entries.map(({ slug }) => slug));
  const unknown = possibleAlternates(entries, published).filter((slug) => !listed.has(slug));
  for (let from = 0; from < unknown.length; from += QUESTION) {
    const { slugs } = await reading.ask(sitemap.calls.listed, { slugs: unknown.slice(from, from + QUESTION) });
    for (const slug of slugs) listed.add(slug);
  }
  return sitemapXml(entries, origin, (entry) => alternatesOf(entry, published, (slug) => listed.has(slug)));
}
