import type { z } from 'zod';
import { escapeMarkup } from '../../../proto/escape-markup.ts';
import { getHomeSlug, slugToPath } from '../../../proto/slug.ts';
import type { SitemapEntry } from '../../../proto/sitemap.ts';
import type { Region } from '../../../proto/entities/region.ts';
import { assignLanguages } from '../../kit/languages.ts';
import { nextTurn } from '../../kit/threads/next-turn.ts';

export type Entry = Omit<z.infer<typeof SitemapEntry>, '_id'>;

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The BFF replaces it with the origin of the website. Texts cannot contain it, because their & is escaped. */
const ORIGIN = '&origin;';

interface Addresses {
  alternatesOf: (entry: Entry) => Alternate[];
  publicSlugOf: (slug: string) => string;
}

export async function sitemapXml(entries: Entry[], addresses: Addresses): Promise<string> {
  const urls: string[] = [];
  for (const [index, entry] of entries.entries()) {
    urls.push(urlXml(entry, addresses));
    if (index % 100 === 99) await nextTurn();
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

function urlXml(entry: Entry, { alternatesOf, publicSlugOf }: Addresses): string {
  const { slug, lastmod, frequency, priority } = entry;
  const addressOf = (stored: string) => ORIGIN + escapeMarkup(slugToPath(publicSlugOf(stored)));
  const links = alternatesOf(entry).map(
    ({ language, slug: other }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${addressOf(other)}"/>`,
  );
  return `<url><loc>${addressOf(slug)}</loc>${links.join('')}<lastmod>${escapeMarkup(lastmod)}</lastmod><changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority></url>\n`;
}

export type RegionAddress = Pick<Region, 'slugPrefix' | 'homePageSlug' | 'code'>;

interface Alternate {
  language: string;
  slug: string;
}

export function possibleAlternates(entries: Entry[], regions: RegionAddress[]): string[] {
  return [...new Set(entries.flatMap((entry) => otherRegions(entry, regions).flatMap(({ slugs }) => slugs)))];
}

export function toAlternates(
  entry: Pick<Entry, 'slug' | 'region'>,
  regions: RegionAddress[],
  isListed: (slug: string) => boolean,
): Alternate[] {
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

/** Returns the addresses of other pages that are listed differently when a page appears at an address or disappears from it. */
export function relatedSlugs(entry: Pick<Entry, 'slug' | 'region'>, regions: RegionAddress[]): string[] {
  const own = regions.find(({ slugPrefix }) => slugPrefix === entry.region);
  const homes = own && regionHomes(own).includes(entry.slug) ? regionHomes(own) : [];
  return [...new Set([...homes, ...otherRegions(entry, regions).flatMap(({ slugs }) => slugs)])];
}

function otherRegions({ slug, region: prefix }: Pick<Entry, 'slug' | 'region'>, regions: RegionAddress[]) {
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
