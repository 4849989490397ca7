import type { Region } from '../../proto/entities/region.ts';
import type { Entry } from './sitemap-xml.ts';
import { getHomeSlug } from '../../proto/slug.ts';
import { hreflangByRegion } from '../visit/hreflang.ts';

export type RegionAddress = Pick<Region, 'slugPrefix' | 'homePageSlug' | 'code'>;

export interface Alternate {
  language: string;
  slug: string;
}

export function possibleAlternates(entries: Entry[], regions: RegionAddress[]): string[] {
  return [...new Set(entries.flatMap((entry) => otherRegions(entry, regions).flatMap(({ slugs }) => slugs)))];
}

export function toAlternates(entry: Entry, regions: RegionAddress[], isListed: (slug: string) => boolean): Alternate[] {
  const own = regions.find(({ slugPrefix }) => slugPrefix === entry.region);
  const alternatesFor = (region: RegionAddress, slug: string): Alternate[] =>
    hreflangByRegion(region, regions).map((language) => ({ language, slug }));
  const found = otherRegions(entry, regions).flatMap(({ region, slugs }) => {
    const slug = slugs.find(isListed);
    return slug === undefined ? [] : alternatesFor(region, slug);
  });
  return own && found.length > 0 ? [...alternatesFor(own, entry.slug), ...found] : [];
}

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
