import { renderToString } from 'react-dom/server';
import { type Visit, VisitBrand } from '../../../../proto/visit.ts';
import { allViews } from '../loading/all-views.ts';
import { Site } from '../Site.tsx';
import { pageFixture, regionsFixture, visitFixture } from '../visit.fixture.ts';
import { findBrokenBlocks } from '../document/find-broken-blocks.ts';
import { renderSite } from './render-site.tsx';

const siteOf = (visit: Visit) => <Site visit={visit} views={allViews} />;
const { nav, footer, settings } = visitFixture();
const alternate = (regionCode: string, slug: string) => ({ regionCode, slug, languages: [] });

const texts = { necessary: '', statistics: '', marketing: '' };
const brand = VisitBrand.parse({ name: 'Brand', logo: { imageId: 'logo' } });

const visits: Record<string, Visit> = {
  'a page that no link names': visitFixture({ url: '/au/some/page' }),
  'another one': visitFixture({ url: '/au/some/other-page?tag=a' }),
  'a page of the navigation': visitFixture({ url: nav.items[0]!.link.href }),
  'a page below it': visitFixture({ url: `${nav.items[0]!.link.href}/more` }),
  'a page whose address begins like that of a link': visitFixture({ url: `${nav.items[0]!.link.href}-more` }),
  'a page of the footer': visitFixture({ url: footer.items[0]!.links[0]!.link.href }),
  'a home page': visitFixture({ url: '/au' }),
  'a page with versions in other regions': visitFixture({
    alternates: [alternate('au', 'au/a"b'), alternate('nz', 'nz/$&')],
  }),
  'the same page without one of them': visitFixture({ alternates: [alternate('nz', 'nz/$&')] }),
  'a dark page': visitFixture({ page: pageFixture({ theme: 'darkSlate' }) }),
  'a page in another region': visitFixture({ url: '/nz/claims', region: regionsFixture[1]! }),
  'a page in another language': visitFixture({ language: 'de-AT' }),
  'a page without a region': visitFixture({ url: '/missing', region: null, status: 404, kind: 'error', page: null }),
  'a version of the navigation': visitFixture({ version: 'draft' } as Partial<Visit>),
  'a site with another title': visitFixture({ settings: { ...settings, title: 'Another title' } }),
  'a site with the mark of regions in a text': visitFixture({ settings: { ...settings, title: 'A /\ue00099 title' } }),
  'a site with measurement': visitFixture({
    settings: { ...settings, measurement: { containerId: 'GTM-AB12', categories: ['statistics'], texts } },
  }),
  'a site with a logo': visitFixture({ brand }),
  'a site that is not available': visitFixture({ unavailable: true }),
};

const frames = new Map<string, string>();

describe.each([1, 2])('rendered for the time %s', () => {
  test.each(Object.entries(visits))('%s is the same as if its header and footer were its own', (_name, visit) => {
    expect(renderSite(siteOf(visit), visit, frames)).toBe(renderToString(siteOf(visit)));
  });
});

test('pages that show the same in header and footer share them', () => {
  const shared = new Map<string, string>();
  const pages = [1, 2, 3].map((number) =>
    visitFixture({ url: `/au/some/page-${number}`, alternates: [alternate('au', `au/some/page-${number}`)] }),
  );
  for (const visit of pages) renderSite(siteOf(visit), visit, shared);
  expect(shared.size).toBe(1);
});

test('a footer that cannot be rendered is omitted', () => {
  const visit = visitFixture({ footer: { ...footer, items: [null as never] } });
  expect(findBrokenBlocks(renderSite(siteOf(visit), visit, frames), visit.page)).toEqual(['footer']);
});
