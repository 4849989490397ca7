import type { z } from 'zod';
import { escapeMarkup } from '../../proto/escape-markup.ts';
import { slugToPath } from '../../proto/slug.ts';
import type { SitemapEntry } from '../../proto/sitemap.ts';
import type { Alternate } from './alternates.ts';

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

/** Null if the file does not list the address. */
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
