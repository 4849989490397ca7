import { possibleAlternates, relatedSlugs, sitemapXml, toAlternates } from './sitemap-xml.ts';

const entry = {
  _id: 'p',
  slug: 'au/about',
  region: 'au',
  lastmod: '2026-01-01T00:00:00.000Z',
  frequency: 'yearly' as const,
  priority: 0.5,
};
const addresses = { alternatesOf: () => [], publicSlugOf: (slug: string) => slug };

describe('sitemap.xml', () => {
  test('has the date and frequency of each address', async () => {
    expect(await sitemapXml([entry], addresses)).toContain(
      '<url><loc>&origin;/au/about</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>' +
        '<changefreq>yearly</changefreq><priority>0.5</priority></url>',
    );
  });
  test('has the root as a slash, and a whole priority as a decimal', async () => {
    const xml = await sitemapXml([{ ...entry, slug: '', priority: 1 }], addresses);
    expect(xml).toContain('<loc>&origin;/</loc>');
    expect(xml).toContain('<priority>1.0</priority>');
  });
  test('lists the versions of a page for other regions', async () => {
    const versions = [
      { language: 'en-AU', slug: 'au/about' },
      { language: '"<', slug: 'nz/a&b' },
    ];
    expect(await sitemapXml([entry], { ...addresses, alternatesOf: () => versions })).toContain(
      '<xhtml:link rel="alternate" hreflang="en-AU" href="&origin;/au/about"/>' +
        '<xhtml:link rel="alternate" hreflang="&quot;&lt;" href="&origin;/nz/a&amp;b"/>',
    );
  });
  test('lists a home page at its public address', async () => {
    const publicSlugOf = (slug: string) => (slug === 'au/about' ? 'au' : slug);
    expect(await sitemapXml([entry], { ...addresses, publicSlugOf })).toContain('<loc>&origin;/au</loc>');
  });
  test('escapes markup', async () => {
    expect(await sitemapXml([{ ...entry, slug: 'au/a&b<c>\'"' }], addresses)).toContain(
      '<loc>&origin;/au/a&amp;b%3Cc%3E&#39;%22</loc>',
    );
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

  test('are listed differently when one appears or disappears, those of home pages with the home of its region', () => {
    expect(relatedSlugs(entryAt('au/news/one'), regions)).toEqual(['nz/news/one', 'sg/news/one']);
    expect(relatedSlugs(entryAt('au/home'), regions)).toEqual(['au', 'au/home', 'nz', 'nz/start', 'sg']);
    expect(relatedSlugs(entryAt('about', ''), regions)).toEqual([]);
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
