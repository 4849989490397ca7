import { deepestCurrentLink, ariaCurrent } from './NavLink.tsx';
import { regionsFixture } from '../visit.fixture.ts';

const au = { ...regionsFixture[0]!, homePageSlug: 'home' };
const to = (href: string) => ({ type: 'page' as const, href, text: 'x' });

test.each([
  ['/au/news', '/au/news', 'page'],
  ['/au/news', '/au/news?tag=claims', 'page'],
  ['/au/news', '/au/news/nine-days', 'true'],
  ['/au/news', '/au/newsletter', undefined],
  ['/au', '/au', 'page'],
  ['/au', '/au/news', undefined],
  ['/', '/au/news', undefined],
  ['/au/home', '/au', 'page'],
  ['/au', '/au/home', 'page'],
  ['', '/au/news', undefined],
])('a link to %p on the page at %p is marked %p', (href, url, mark) => {
  expect(ariaCurrent(to(href), { url, region: au, regions: [au] })).toBe(mark);
});

test.each([
  ['/au/style-guide', '/au/style-guide'],
  ['/au/style-guide/words', '/au/style-guide/words'],
  ['/au/style-guide/words/long', '/au/style-guide/words'],
  ['/au/news', undefined],
])('of sibling links only the deepest is marked on %p: %p', (url, marked) => {
  const links = [to('/au/style-guide'), to('/au/style-guide/words'), to('/au/style-guide/steps')];
  expect(deepestCurrentLink(links, { url, region: au, regions: [au] })?.href).toBe(marked);
});
