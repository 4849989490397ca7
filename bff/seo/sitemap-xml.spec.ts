import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const entry = {
  _id: 'p',
  slug: 'au/about',
  region: 'au',
  lastmod: '2026-01-01T00:00:00.000Z',
  frequency: 'yearly' as const,
  priority: 0.5,
};
const at = (origin: string) => ({ origin, alternatesOf: () => [], publicSlugOf: (slug: string) => slug });

describe('sitemap.xml', () => {
  test('has the date and frequency of each address', () => {
    expect(sitemapXml([entry], at('https://example.org'))).toContain(
      '<url><loc>https://example.org/au/about</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>' +
        '<changefreq>yearly</changefreq><priority>0.5</priority></url>',
    );
  });
  test('has the root as a slash, and a whole priority as a decimal', () => {
    const xml = sitemapXml([{ ...entry, slug: '', priority: 1 }], at('https://e.org'));
    expect(xml).toContain('<loc>https://e.org/</loc>');
    expect(xml).toContain('<priority>1.0</priority>');
  });
  test('lists the versions of a page for other regions', () => {
    const versions = [
      { language: 'en-AU', slug: 'au/about' },
      { language: '"<', slug: 'nz/a&b' },
    ];
    expect(sitemapXml([entry], { ...at('https://e.org'), alternatesOf: () => versions })).toContain(
      '<xhtml:link rel="alternate" hreflang="en-AU" href="https://e.org/au/about"/>' +
        '<xhtml:link rel="alternate" hreflang="&quot;&lt;" href="https://e.org/nz/a&amp;b"/>',
    );
  });
  test('lists a home page at its public address', () => {
    const publicSlugOf = (slug: string) => (slug === 'au/about' ? 'au' : slug);
    expect(sitemapXml([entry], { ...at('https://e.org'), publicSlugOf })).toContain('<loc>https://e.org/au</loc>');
  });
  test('escapes markup', () => {
    expect(sitemapXml([{ ...entry, slug: 'au/a&b<c>\'"' }], at('https://e.org'))).toContain(
      '<loc>https://e.org/au/a&amp;b%3Cc%3E&#39;%22</loc>',
    );
  });
  test('is an index of its parts if it is too long', () => {
    expect(sitemapIndexXml(2, 'https://e.org').match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://e.org/sitemap-1.xml',
      '<loc>https://e.org/sitemap-2.xml',
    ]);
  });
});
