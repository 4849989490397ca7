import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const entry = {
  _id: 'p',
  slug: 'au/about',
  region: 'au',
  lastmod: '2026-01-01T00:00:00.000Z',
  frequency: 'yearly' as const,
  priority: 0.5,
};
const alone = () => [];

describe('sitemap.xml', () => {
  test('has the date and frequency of each address', () => {
    expect(sitemapXml([entry], 'https://example.org', alone)).toContain(
      '<url><loc>https://example.org/au/about</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>' +
        '<changefreq>yearly</changefreq><priority>0.5</priority></url>',
    );
  });
  test('has the root as a slash, and a whole priority as a decimal', () => {
    const xml = sitemapXml([{ ...entry, slug: '', priority: 1 }], 'https://e.org', alone);
    expect(xml).toContain('<loc>https://e.org/</loc>');
    expect(xml).toContain('<priority>1.0</priority>');
  });
  test('lists the versions of a page for other regions', () => {
    const versions = [
      { language: 'en-AU', slug: 'au/about' },
      { language: '"<', slug: 'nz/a&b' },
    ];
    expect(sitemapXml([entry], 'https://e.org', () => versions)).toContain(
      '<xhtml:link rel="alternate" hreflang="en-AU" href="https://e.org/au/about"/>' +
        '<xhtml:link rel="alternate" hreflang="&quot;&lt;" href="https://e.org/nz/a&amp;b"/>',
    );
  });
  test('escapes markup', () => {
    expect(sitemapXml([{ ...entry, slug: 'au/a&b<c>\'"' }], 'https://e.org', alone)).toContain(
      '<loc>https://e.org/au/a&amp;b%3Cc%3E&apos;%22</loc>',
    );
  });
  test('is an index of its parts if it is too long', () => {
    expect(sitemapIndexXml(2, 'https://e.org').match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://e.org/sitemap-1.xml',
      '<loc>https://e.org/sitemap-2.xml',
    ]);
  });
});
