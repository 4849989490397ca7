import { escapeMarkup } from '../../proto/escape-markup.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const emptySitemapXml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${SITEMAPS}">
</urlset>
`;

/** The services do not know the origin of a website, so the stored parts contain a reference to it. */
export const insertOrigin = (xml: string, origin: string): string => xml.replaceAll('&origin;', escapeMarkup(origin));

interface Part {
  number: number;
  lastmod: string;
}

export function sitemapIndexXml(parts: Part[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${SITEMAPS}">
${parts.map((part) => partXml(part, origin)).join('')}</sitemapindex>
`;
}

const partXml = ({ number, lastmod }: Part, origin: string): string =>
  `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${number}.xml`)}</loc><lastmod>${lastmod}</lastmod></sitemap>\n`;

export const isSitemapIndex = (xml: string): boolean => xml.includes('<sitemapindex');

/** Returns null if the file does not list the address. */
export function findLastmod(xml: string, url: string): string | null {
  const start = xml.indexOf(`<loc>${escapeMarkup(url)}</loc>`);
  if (start < 0) return null;
  return /<lastmod>(.*?)<\/lastmod>/.exec(xml.slice(start, xml.indexOf('</url>', start)))?.[1] ?? null;
}
