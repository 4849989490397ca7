import type { z } from 'zod';
import { escapeMarkup } from '../../proto/escape-markup.ts';
import { getHomeSlug, slugToPath } from '../../proto/slug.ts';
import type { SitemapEntry } from '../../proto/sitemap.ts';
import type { Region } from '../../proto/entities/region.ts';
import { assignLanguages } from '../visit/languages.ts';

export type Entry = z.infer<typeof SitemapEntry>;

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Addresses {
  origin: string;
  alternatesOf: (entry: Entry) => Alternate[];
  publicSlugOf: (slug: string) => string;
}

export function sitemapXml(entries: Entry[], addresses: Addresses): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlXml(entry, addresses)).join('')}</urlset>
`;
}

export function sitemapIndexXml(parts: number, origin: string): string {
  const files = Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${SITEMAPS}">
${files.map((file) => `<sitemap><loc>${escapeMarkup(file)}</loc></sitemap>\n`).join('')}</sitemapindex>
`;
}

export const isSitemapIndex = (xml: string): boolean => xml.includes('<sitemapindex');

/** Returns null if the file does not list the address. */
export function findLastmod(xml: string, url: string): string | null {
  const start = xml.indexOf(`<loc>${escapeMarkup(url)}</loc>`);
  if (start < 0) return null;
  return /<lastmod>(.*?)<\/lastmod>/.exec(xml.slice(start, xml.indexOf('</url>', start)))?.[1] ?? null;
}

function urlXml(entry: Entry, { origin, alternatesOf, publicSlugOf }: Addresses): string {
  const { slug, lastmod, frequency, priority } = entry;
  const addressOf = (stored: string) => escapeMarkup(origin + slugToPath(publicSlugOf(stored)));
  const links = alternatesOf(entry).map(
    ({ language, slug: other }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${addressOf(other)}"/>`,
  );
  return `<url><loc>${addressOf(slug)}</loc>${links.join('')}<lastmod>${escapeMarkup(lastmod)}</lastmod><changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority></url>\n`;
}

type RegionAddress = Pick<Region, 'slugPrefix' | 'homePageSlug' | 'code'>;

interface Alternate {
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
