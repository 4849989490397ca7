import { renderToString } from 'react-dom/server';
import { BrandContent } from '../../../../proto/entities/brand.ts';
import { allViews } from '../loading/all-views.ts';
import { Site } from '../Site.tsx';
import { visitFixture } from '../visit.fixture.ts';

const { footer } = visitFixture();

const footerWith = (legal?: string) =>
  /<footer.*<\/footer>/s.exec(
    renderToString(<Site visit={visitFixture({ footer: { ...footer, legal } })} views={allViews} />),
  )![0];

test.each([
  ['standard', 'row', undefined],
  ['standard', 'columns', 'light'],
  ['darkSlate', 'row', 'light'],
  ['darkSlate', 'columns', 'light'],
] as const)('in the theme %s, the only logo of a footer with %s is on the plate %s', (theme, footerShape, plate) => {
  const { page } = visitFixture();
  const brand = { ...BrandContent.parse({ domainId: 'd', logo: { imageId: 'dark-letters' } }), footerShape };
  const visit = visitFixture({ page: { ...page!, theme }, brand });
  const html = renderToString(<Site visit={visit} views={allViews} />);
  const logo = /<img[^>]*>/.exec(/<footer.*<\/footer>/s.exec(html)![0])![0];
  expect(/data-plate="(.*?)"/.exec(logo)?.[1]).toBe(plate);
});

test('the legal line is in the footer', () => {
  expect(footerWith('Tern Limited, AFSL 000574.')).toMatch(/<p[^>]*>Tern Limited, AFSL 000574\.<\/p>/);
});

test('a footer without a legal line has no element for it', () => {
  expect(footerWith('')).toBe(footerWith());
  expect(footerWith()).not.toMatch(/class="[^"]*legal/);
});
