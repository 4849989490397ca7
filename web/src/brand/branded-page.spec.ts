import { BrandContent } from '../../../proto/entities/brand.ts';
import { createHead } from '../visit/head/head.ts';
import { describeShareCard, render } from '../entry-server.tsx';
import { visitFixture } from '../visit/visit.fixture.ts';
import { contrast } from './palette.ts';

const picture = (imageId: string) => ({ imageId });
const brand = BrandContent.parse({
  domainId: 'demo',
  name: 'Kittiwake',
  primary: '#12355b',
  logo: picture('wordmark'),
  mark: picture('bird'),
});
const assets = {
  script: '/entry.js',
  styles: ['/assets/brand/x.css'],
  preloads: [],
  fonts: { base: [], extended: [] },
  grounds: { standard: '#f7f9fb', darkSlate: '#101418' },
};
const html = (over: Partial<typeof brand> = {}, options = assets) =>
  render(visitFixture({ brand: { ...brand, ...over } }), { assets: options });

test('the name of the brand is that of the site in titles and on networks', () => {
  const head = createHead(visitFixture({ brand }));
  expect(head.title).toMatch(/ \| Kittiwake$/);
  expect(head.sharing).toContainEqual({ name: 'og:site_name', content: 'Kittiwake' });
});

test('a page of a brand shows its logo and icons, and nothing of the product', async () => {
  const page = await html();
  expect(page).toMatch(/<img[^>]* src="\/img\/wordmark\?h=88&amp;t=true" alt="Kittiwake"/);
  expect(page).toContain('<link rel="icon" href="/img/bird?w=64&amp;h=64&amp;f=png" type="image/png">');
  expect(page).toContain('<meta name="theme-color" content="#f7f9fb">');
  expect(page).not.toMatch(/favicon|\/apple-touch-icon\.png|viewBox="0 0 48 48"/);
});

test('without a logo, the mark and the name are shown, and without a mark only the name', async () => {
  const header = async (over: Partial<typeof brand>) => /data-part="home-link".*?<\/a>/.exec(await html(over))![0];
  expect(await header({ logo: picture('') })).toMatch(/src="\/img\/bird[^>]*><span>Kittiwake<\/span>/);
  const named = await header({ logo: picture(''), mark: picture('') });
  expect(named).not.toMatch(/<img|<svg/);
  expect(named).toContain('<span>Kittiwake</span>');
});

test('a share card has readable colours of the brand', async () => {
  const { colours, site } = (await describeShareCard(visitFixture({ brand })))!;
  expect(site).toBe('Kittiwake');
  for (const text of [colours!.title, colours!.label, colours!.site])
    expect(contrast(text, colours!.ground)).toBeGreaterThanOrEqual(4.5);
  expect(await describeShareCard(visitFixture())).not.toHaveProperty('colours');
});
