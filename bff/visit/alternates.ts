import type { Region } from '../../proto/entities/region.ts';
import type { Visit } from '../../proto/visit.ts';
import { hreflangByRegion } from './hreflang.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { findHome, findPage } from './find-page.ts';
import { findListedType } from './listing.ts';
import type { VisitRead } from './visit-read.ts';

const MAX_REGIONS = 30;

export async function loadAlternates(
  reading: VisitRead,
  here: { region: Region | null; rest: string[]; regions: Region[] },
): Promise<Visit['alternates']> {
  const { region, rest, regions } = here;
  if (!region || reading.context.stage === 'draft') return [];
  const others = regions.filter(({ _id, published }) => published && _id !== region._id).slice(0, MAX_REGIONS);
  const found = await Promise.all(
    others.map(async (other) => {
      const slug = await reading.orElse(slugInRegion(reading, other, rest, regions), null);
      return slug === null ? null : toAlternate(other, slug, regions);
    }),
  );
  return found.filter((alternate) => alternate !== null);
}

/** hreflang requires each version to list all versions, including itself. */
export const includeCurrentRegion = (
  others: Visit['alternates'],
  { region, slug }: { region: Region | null; slug: string },
  regions: Region[],
): Visit['alternates'] => (region && others.length > 0 ? [toAlternate(region, slug, regions), ...others] : []);

const toAlternate = (region: Region, slug: string, regions: Region[]): Visit['alternates'][number] => ({
  regionCode: region.code,
  slug,
  languages: hreflangByRegion(
    region,
    regions.filter(({ published }) => published),
  ),
});

async function slugInRegion(
  reading: VisitRead,
  region: Region,
  rest: string[],
  regions: Region[],
): Promise<string | null> {
  const slug = [region.slugPrefix, ...rest].join('/');
  if (rest.length === 1 && findListedType(rest[0])) return slug;
  return reading.cached(
    ['alternate', slug],
    async (scoped) => {
      scoped.dependsOn(dependencyKeys.regions());
      const page = rest.length === 0 ? await findHome(scoped, region, regions) : await findPage(scoped, slug, regions);
      return page && slug;
    },
    (found) => found !== null,
  );
}
