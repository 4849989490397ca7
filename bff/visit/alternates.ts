import type { Region } from '../../proto/entities/region.ts';
import type { Visit } from '../../proto/visit.ts';
import { languagesOf } from '../seo/languages.ts';
import { on } from '../page-cache/dependencies.ts';
import { findHome, findPage } from './find-page.ts';
import { listedAt } from './listing.ts';
import type { Reading } from './reading.ts';

const MAX_REGIONS = 30;

/** The same page in the other published regions, as far as they have it. */
export async function loadAlternates(
  reading: Reading,
  here: { region: Region | null; rest: string[]; regions: Region[] },
): Promise<Visit['alternates']> {
  const { region, rest, regions } = here;
  if (!region || reading.asker.stage === 'draft') return [];
  const others = regions.filter(({ _id, published }) => published && _id !== region._id).slice(0, MAX_REGIONS);
  const found = await Promise.all(
    others.map(async (other) => {
      const slug = await reading.orElse(slugIn(reading, other, rest, regions), null);
      return slug === null ? null : versionOf(other, slug, regions);
    }),
  );
  return found.filter((alternate) => alternate !== null);
}

/** Search engines want each version to name all of them, itself included. */
export const withItself = (
  others: Visit['alternates'],
  { region, slug }: { region: Region | null; slug: string },
  regions: Region[],
): Visit['alternates'] => (region && others.length > 0 ? [versionOf(region, slug, regions), ...others] : []);

const versionOf = (region: Region, slug: string, regions: Region[]): Visit['alternates'][number] => ({
  regionCode: region.code,
  slug,
  languages: languagesOf(
    region,
    regions.filter(({ published }) => published),
  ),
});

/** Under the one slug that the page has there: a region's home answers at its prefix as well. */
async function slugIn(reading: Reading, region: Region, rest: string[], regions: Region[]): Promise<string | null> {
  const slug = [region.slugPrefix, ...rest].join('/');
  if (rest.length === 1 && listedAt(rest[0])) return slug;
  return reading.kept(['alternate', slug], async (aside) => {
    aside.dependsOn(on.regions());
    const page = rest.length === 0 ? await findHome(aside, region, regions) : await findPage(aside, slug, regions);
    return page?.slug ?? null;
  });
}
