import type { z } from 'zod';
import { slugToPath } from '../../proto/slug.ts';
import type { SitemapEntry } from '../../proto/sitemap.ts';
import type { Alternate } from './alternates.ts';

export type Entry = z.infer<typeof SitemapEntry>;

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapXml(entries: Entry[], origin: string, alternatesOf: (entry: Entry) => Alternate[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlXml(entry, origin, alternatesOf(entry))).join('')}</urlset>
`;
}

export function sitemapIndexXml(parts: number, origin: string): string {
  const files = Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${SITEMAPS}">
${files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>\n`).join('')}</sitemapindex>
`;
}

function urlXml({ slug, lastmod, frequency, priority }: Entry, origin: string, alternates: Alternate[]): string {
  const links = alternates.map(
    ({ language, slug: other }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(addressOf(other, origin))}"/>`,
  );
  return `<url><loc>${escapeXml(addressOf(slug, origin))}</loc>${links.join('')}<lastmod>${escapeXml(lastmod)}</lastmod><changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority></url>\n`;
}

const addressOf = (slug: string, origin: string): string => origin + slugToPath(slug);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);
