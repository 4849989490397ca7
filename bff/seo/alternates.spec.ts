import { toAlternates, possibleAlternates } from './alternates.ts';

const regions = [
  { slugPrefix: 'au', homePageSlug: 'home', code: 'AU' },
  { slugPrefix: 'nz', homePageSlug: 'nz/start', code: 'nz' },
  { slugPrefix: 'sg', homePageSlug: '', code: '' },
];
const at = (slug: string, region = slug.split('/')[0]!) => ({
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
    expect(possibleAlternates([at('au/news/one')], regions)).toEqual(['nz/news/one', 'sg/news/one']);
    expect(toAlternates(at('nz/about'), regions, listed('au/about', 'sg/about'))).toEqual([
      { language: 'en-NZ', slug: 'nz/about' },
      { language: 'en-AU', slug: 'au/about' },
      { language: 'x-default', slug: 'au/about' },
      { language: 'en', slug: 'sg/about' },
    ]);
  });

  test('of a home page are the home pages, whatever their slugs', () => {
    expect(possibleAlternates([at('au/home')], regions)).toEqual(['nz', 'nz/start', 'sg']);
    expect(toAlternates(at('au/home'), regions, listed('nz/start', 'sg'))).toEqual([
      { language: 'en-AU', slug: 'au/home' },
      { language: 'x-default', slug: 'au/home' },
      { language: 'en-NZ', slug: 'nz/start' },
      { language: 'en', slug: 'sg' },
    ]);
  });

  test('serve as x-default if the default region has one; that is the first region without au', () => {
    const without = regions.slice(1);
    expect(toAlternates(at('nz/about'), without, listed('sg/about'))).toEqual([
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
    expect(toAlternates(at('uk/about'), all, everywhere)).toEqual([
      { language: 'en-GB', slug: 'uk/about' },
      { language: 'en-AU', slug: 'au/about' },
      { language: 'x-default', slug: 'au/about' },
      { language: 'zh-Hant-HK', slug: 'hk/about' },
    ]);
    expect(toAlternates(at('au2/about'), all, everywhere)).toEqual([]);
    expect(toAlternates(at('au2/about'), all, listed('uk/about'))).toEqual([
      { language: 'en-AU', slug: 'au2/about' },
      { language: 'en-GB', slug: 'uk/about' },
    ]);
  });

  test('are empty if there is only one, or no region', () => {
    expect(toAlternates(at('au/about'), regions, listed())).toEqual([]);
    expect(possibleAlternates([at('about', '')], regions)).toEqual([]);
    expect(toAlternates(at('nz2/about', 'xx'), regions, () => true)).toEqual([]);
  });
});
