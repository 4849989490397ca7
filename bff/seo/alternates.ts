import type { Region } from '../../proto/entities/region.ts';
import type { Entry } from './sitemap-xml.ts';
import { getHomeSlug } from '../../proto/slug.ts';
import { hreflangByRegion } from './languages.ts';

export type RegionAddress = Pick<Region, 'slugPrefix' | 'homePageSlug' | 'code'>;

/** A version of a page, and for whom it is. */
export interface Alternate {
  language: string;
  slug: string;
}

/** Addresses at which versions of these pages for the other regions may stand. */
export function possibleAlternates(entries: Entry[], regions: RegionAddress[]): string[] {
  return [...new Set(entries.flatMap((entry) => otherRegions(entry, regions).flatMap(({ slugs }) => slugs)))];
}

/** All versions of a page, itself included, as far as they are listed; none when there is only itself. */
export function toAlternates(entry: Entry, regions: RegionAddress[], isListed: (slug: string) => boolean): Alternate[] {
  const own = regions.find(({ slugPrefix }) => slugPrefix === entry.region);
  const told = (region: RegionAddress, slug: string): Alternate[] =>
    hreflangByRegion(region, regions).map((language) => ({ language, slug }));
  const found = otherRegions(entry, regions).flatMap(({ region, slugs }) => {
    const slug = slugs.find(isListed);
    return slug === undefined ? [] : told(region, slug);
  });
  return own && found.length > 0 ? [...told(own, entry.slug), ...found] : [];
}

/** A home answers for a home, wherever it stands; any other page for the one behind the other region's prefix. */
function otherRegions({ slug, region: prefix }: Entry, regions: RegionAddress[]) {
  const own = regions.find(({ slugPrefix }) => slugPrefix === prefix);
  if (!own || prefix === '') return [];
  const isHome = regionHomes(own).includes(slug);
  return regions
    .filter((region) => region !== own)
    .map((region) => ({
      region,
      slugs: isHome ? regionHomes(region) : [region.slugPrefix + slug.slice(prefix.length)],
    }));
}

const regionHomes = (region: RegionAddress): string[] => [
  region.slugPrefix,
  ...(region.homePageSlug ? [getHomeSlug(region)] : []),
];
