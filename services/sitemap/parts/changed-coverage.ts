import { getHomeSlug } from '../../../proto/slug.ts';
import type { Entry, EntryRows } from '../sitemap.store.ts';
import type { Surroundings } from './part-builder.ts';
import type { StoredPart } from './parts.store.ts';
import { relatedSlugs } from './sitemap-xml.ts';

const BATCH = 1000;

/** Returns the addresses whose parts change because a redirect now covers a page, or does so no longer. */
export async function findChangedCoverage(
  entries: EntryRows,
  parts: StoredPart[],
  { filter, regions, redirected }: Surroundings,
): Promise<string[]> {
  const before = new Set(parts.flatMap(({ covered }) => covered));
  const homes = regions.filter(({ slugPrefix }) => redirected.has(`/${slugPrefix}`)).map(getHomeSlug);
  const candidates = [...new Set([...before, ...homes, ...[...redirected].map((path) => path.slice(1))])];
  const changed: string[] = [];
  for (let start = 0; start < candidates.length; start += BATCH) {
    const slugs = candidates.slice(start, start + BATCH);
    const found = (await entries.find({ ...filter, slug: { in: slugs } })) as Entry[];
    for (const entry of found)
      if (before.has(entry.slug) !== redirected.has(`/${entry.slug}`) || homes.includes(entry.slug))
        changed.push(entry.slug, ...relatedSlugs(entry, regions));
  }
  return changed;
}
