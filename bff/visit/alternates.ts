import type { Region } from '../../proto/entities/region.ts';
import type { Visit } from '../../proto/visit.ts';
import { hreflangByRegion } from '../seo/languages.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import { findHome, findPage } from './find-page.ts';
import { findListedType } from './listing.ts';
import type { VisitRead } from './visit-read.ts';

const MAX_REGIONS = 30;

/** The same page in the other published regions, as far as they have it. */
export async function loadAlternates(
  reading: VisitRead,
  here: { region: Region | null; rest: string[]; regions: Region[] },
): Promise<Visit['alternates']> {
  const { region, rest, regions } = here;
  if (!region || reading.asker.stage === 'draft') return [];
  const others = regions.filter(({ _id, published }) => published && _id !== region._id).slice(0, MAX_REGIONS);
  const found = await Promise.all(
    others.map(async (other) => {
      const slug = await reading.orElse(slugInRegion(reading, other, rest, regions), null);
      return slug === null ? null : findVersion(other, slug, regions);
    }),
  );
  return found.filter((alternate) => alternate !== null);
}

/** Search engines want each version to name all of them, itself included. */
export const includeCurrentRegion = (
  others: Visit['alternates'],
  { region, slug }: { region: Region | null; slug: string },
  regions: Region[],
): Visit['alternates'] => (region && others.length > 0 ? [findVersion(region, slug, regions), ...others] : []);

const findVersion = (region: Region, slug: string, regions: Region[]): Visit['alternates'][number] => ({
  regionCode: region.code,
  slug,
  languages: hreflangByRegion(
    region,
    regions.filter(({ published }) => published),
  ),
});

/** Under the one slug that the page has there: a region's home answers at its prefix as well. */
async function slugInRegion(
  reading: VisitRead,
  region: Region,
  rest: string[],
  regions: Region[],
): Promise<string | null> {
  const slug = [region.slugPrefix, ...rest].join('/');
  if (rest.length === 1 && findListedType(rest[0])) return slug;
  return reading.kept(['alternate', slug], async (aside) => {
    aside.dependsOn(dependencyKeys.regions());
    const page = rest.length === 0 ? await findHome(aside, region, regions) : await findPage(aside, slug, regions);
    return page?.slug ?? null;
  });
}
