import { findLastmod, insertOrigin, isSitemapIndex, sitemapIndexXml } from './sitemap-xml.ts';

test('the index of a sitemap names its parts and their last changes', () => {
  const index = sitemapIndexXml(
    [
      { number: 1, lastmod: '2026-01-01T00:00:00.000Z' },
      { number: 7, lastmod: '2026-01-02T00:00:00.000Z' },
    ],
    'https://e.org',
  );
  expect(isSitemapIndex(index)).toBe(true);
  expect(index).toContain(
    '<sitemap><loc>https://e.org/sitemap-1.xml</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod></sitemap>\n' +
      '<sitemap><loc>https://e.org/sitemap-7.xml</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod></sitemap>',
  );
});

test('stored parts get the origin of the website', () => {
  const xml =
    '<url><loc>&origin;/au</loc><lastmod>2026-01-01</lastmod></url><url><loc>&origin;/a&amp;origin;</loc></url>';
  const inserted = insertOrigin(xml, 'https://e.org');
  expect(inserted).toContain('<loc>https://e.org/au</loc>');
  expect(inserted).toContain('<loc>https://e.org/a&amp;origin;</loc>');
  expect(findLastmod(inserted, 'https://e.org/au')).toBe('2026-01-01');
  expect(findLastmod(inserted, 'https://e.org/nz')).toBeNull();
});
