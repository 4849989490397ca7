import type { Region } from '../../proto/entities/region.ts';
import type { Entry } from './sitemap-xml.ts';
import { getHomeSlug } from '../../proto/slug.ts';
import { assignLanguages } from '../visit/hreflang.ts';

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
  const others = otherRegions(entry, regions).flatMap(({ region, slugs }) => {
    const slug = slugs.find(isListed);
    return slug === undefined ? [] : [{ region, slug }];
  });
  if (!own || others.length === 0) return [];
  const versions = [{ region: own, slug: entry.slug }, ...others];
  const languages = assignLanguages(
    versions.map(({ region }) => region),
    regions,
  );
  const hasLanguage = versions.filter(({ region }) => languages.get(region)!.length > 0);
  if (hasLanguage.length < 2 || hasLanguage[0]!.region !== own) return [];
  return versions.flatMap(({ region, slug }) => languages.get(region)!.map((language) => ({ language, slug })));
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
