import { possibleAlternates, sitemapIndexXml, sitemapXml, toAlternates } from './sitemap-xml.ts';

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

const regions = [
  { slugPrefix: 'au', homePageSlug: 'home', code: 'AU' },
  { slugPrefix: 'nz', homePageSlug: 'nz/start', code: 'nz' },
  { slugPrefix: 'sg', homePageSlug: '', code: '' },
];
const entryAt = (slug: string, region = slug.split('/')[0]!) => ({
  _id: slug,
  slug,
  region,
  lastmod: '2026-01-01T00:00:00.000Z',
  frequency: 'yearly' as const,
  priority: 0.5,
});
const listed =
  (...slugs: string[]) =>
  (slug: string) =>
    slugs.includes(slug);

describe('the versions of a page for other regions', () => {
  test('have the prefixes of those regions', () => {
    expect(possibleAlternates([entryAt('au/news/one')], regions)).toEqual(['nz/news/one', 'sg/news/one']);
    expect(toAlternates(entryAt('nz/about'), regions, listed('au/about', 'sg/about'))).toEqual([
      { language: 'en-NZ', slug: 'nz/about' },
      { language: 'en-AU', slug: 'au/about' },
      { language: 'x-default', slug: 'au/about' },
      { language: 'en', slug: 'sg/about' },
    ]);
  });

  test('of a home page are the home pages, whatever their slugs', () => {
    expect(possibleAlternates([entryAt('au/home')], regions)).toEqual(['nz', 'nz/start', 'sg']);
    expect(toAlternates(entryAt('au/home'), regions, listed('nz/start', 'sg'))).toEqual([
      { language: 'en-AU', slug: 'au/home' },
      { language: 'x-default', slug: 'au/home' },
      { language: 'en-NZ', slug: 'nz/start' },
      { language: 'en', slug: 'sg' },
    ]);
  });

  test('serve as x-default if the default region has one; that is the first region without au', () => {
    const without = regions.slice(1);
    expect(toAlternates(entryAt('nz/about'), without, listed('sg/about'))).toEqual([
      { language: 'en-NZ', slug: 'nz/about' },
      { language: 'x-default', slug: 'nz/about' },
      { language: 'en', slug: 'sg/about' },
    ]);
  });

  test('have valid languages, each once: of two regions of one country the first has it', () => {
    const uk = { slugPrefix: 'uk', homePageSlug: '', code: 'UK' };
    const hk = { slugPrefix: 'hk', homePageSlug: '', code: 'zh-hant-hk' };
    const other = { slugPrefix: 'au2', homePageSlug: '', code: 'AU' };
    const all = [other, ...regions.slice(0, 1), uk, hk];
    const everywhere = () => true;
    expect(toAlternates(entryAt('uk/about'), all, everywhere)).toEqual([
      { language: 'en-GB', slug: 'uk/about' },
      { language: 'en-AU', slug: 'au/about' },
      { language: 'x-default', slug: 'au/about' },
      { language: 'zh-Hant-HK', slug: 'hk/about' },
    ]);
    expect(toAlternates(entryAt('au2/about'), all, everywhere)).toEqual([]);
    expect(toAlternates(entryAt('au2/about'), all, listed('uk/about'))).toEqual([
      { language: 'en-AU', slug: 'au2/about' },
      { language: 'en-GB', slug: 'uk/about' },
    ]);
  });

  test('are empty if there is only one, or no region', () => {
    expect(toAlternates(entryAt('au/about'), regions, listed())).toEqual([]);
    expect(possibleAlternates([entryAt('about', '')], regions)).toEqual([]);
    expect(toAlternates(entryAt('nz2/about', 'xx'), regions, () => true)).toEqual([]);
  });
});
