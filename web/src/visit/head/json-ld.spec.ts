import type { Visit } from '../../../../proto/visit.ts';
import { renderDocument } from '../document/document.ts';
import { createBreadcrumbs } from '../breadcrumb/Breadcrumb.tsx';
import { pageFixture, regionsFixture, visitFixture } from '../visit.fixture.ts';

const origin = 'https://banksia.example';
const assets = { script: '/a.js', styles: [], preloads: [], fonts: { base: [], extended: [] } };

const parseJsonLd = (visit: Visit): Record<string, any>[] =>
  [...renderDocument(visit, '', assets).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!),
  );
const typesIn = (visit: Visit) => parseJsonLd(visit).map((thing) => thing['@type']);
const news = pageFixture({
  pageType: 'news',
  template: 'article',
  slug: 'au/news/first',
  title: 'For search engines',
  author: 'Ana',
  tags: ['claims', 'leave'],
  header: { title: 'First', date: '2026-11-02', image: { imageId: 'i1', alt: '' } },
});

test('a home page has the site, its search and its social profiles', () => {
  const visit = visitFixture({ page: pageFixture({ slug: 'au', template: 'home' }), canonical: '/au' });
  const [page, organization, site] = parseJsonLd(visit);
  expect(typesIn(visit)).toEqual(['WebPage', 'Organization', 'WebSite']);
  expect(page).toMatchObject({ '@context': 'https://schema.org', url: `${origin}/au` });
  expect(organization).toMatchObject({
    name: 'Banksia Benefits',
    url: `${origin}/au`,
    logo: `${origin}/icon-512.png`,
    sameAs: ['https://linkedin.com/banksia', 'https://facebook.com/banksia'],
  });
  expect(site!.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${origin}/au/search?q={search_term_string}` },
  });
});

test('a home page has them under its own slug as well', () => {
  const regions = [{ ...regionsFixture[0]!, homePageSlug: 'home' }];
  const at = (slug: string) => visitFixture({ regions, region: regions[0]!, page: pageFixture({ slug }) });
  expect(typesIn(at('au/home'))).toContain('WebSite');
  expect(typesIn(at('au'))).toContain('WebSite');
  expect(typesIn(at('au/homely'))).toEqual(['WebPage', 'BreadcrumbList']);
});

test('news articles have their headline, picture, dates, author and publisher', () => {
  const [article] = parseJsonLd(visitFixture({ page: news, canonical: '/au/news/first' }));
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'First',
    mainEntityOfPage: `${origin}/au/news/first`,
    image: [`${origin}/img/i1?w=1200&h=675`],
    datePublished: '2026-11-02',
    dateModified: '2026-11-02T03:00:00.000Z',
    author: { '@type': 'Person', name: 'Ana' },
    publisher: { '@type': 'Organization', name: 'Banksia Benefits' },
    keywords: 'claims, leave',
  });
});

test('an article without an author has the publisher, and without a date the day it was published', () => {
  const page = { ...news, pageType: 'feature' as const, author: '', header: { title: 'F', date: 'soon' } };
  const [article] = parseJsonLd(visitFixture({ page }));
  expect(article).toMatchObject({
    '@type': 'Article',
    author: { '@type': 'Organization' },
    datePublished: '2026-11-02T03:00:00.000Z',
  });
  expect(article).not.toHaveProperty('image');
});

test('an event has its date and place, and nothing is invented', () => {
  const header = { title: 'Breakfast', date: '2026-12-01', place: 'Sydney' };
  const event = pageFixture({ pageType: 'event', template: 'event', slug: 'au/event/breakfast', header });
  const [thing] = parseJsonLd(visitFixture({ page: event }));
  expect(thing).toMatchObject({
    '@type': 'Event',
    name: 'Breakfast',
    startDate: '2026-12-01',
    location: { '@type': 'Place', name: 'Sydney', address: 'Sydney' },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization' },
  });
  expect(thing).not.toHaveProperty('eventStatus');
  expect(typesIn(visitFixture({ page: { ...event, header: { title: 'Some day' } } }))[0]).toBe('WebPage');
});

test('an online event has a URL instead of a place', () => {
  const header = { title: 'Questions', date: '2026-12-01', place: 'Online, by video' };
  const event = pageFixture({ pageType: 'event', template: 'event', slug: 'au/event/questions', header });
  expect(parseJsonLd(visitFixture({ page: event, canonical: '/au/event/questions' }))[0]).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${origin}/au/event/questions` },
  });
});

test('an event without a place is a web page', () => {
  const event = pageFixture({ pageType: 'event', template: 'event', header: { title: 'B', date: '2026-12-01' } });
  expect(typesIn(visitFixture({ page: event }))[0]).toBe('WebPage');
});

test('required fields are present: full URLs, dates, names', () => {
  const image = { imageId: 'i1', alt: '' };
  const event = pageFixture({
    ...{ pageType: 'event', template: 'event', slug: 'au/event/breakfast' },
    header: { title: 'Breakfast', date: '2026-12-01', place: 'Sydney', image },
  });
  const home = pageFixture({ slug: 'au', template: 'home' });
  const things = [news, event, home].flatMap((page) => parseJsonLd(visitFixture({ page, canonical: `/${page.slug}` })));
  const required: Record<string, string[]> = {
    NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
    Event: ['name', 'startDate', 'location', 'eventAttendanceMode', 'image', 'description', 'organizer', 'url'],
    Organization: ['name', 'url', 'logo', 'sameAs'],
    BreadcrumbList: ['itemListElement'],
  };
  for (const [type, names] of Object.entries(required)) {
    const thing = things.find((candidate) => candidate['@type'] === type);
    expect({ type, ...thing }).toEqual(
      expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()]))),
    );
    for (const [, address] of JSON.stringify(thing).matchAll(
      /"(?:url|image|logo|item|@id|mainEntityOfPage)":\[?"(.*?)"/g,
    ))
      expect(address).toMatch(/^https:\/\/banksia\.example/);
    for (const [, at] of JSON.stringify(thing).matchAll(/"(?:startDate|datePublished|dateModified)":"(.*?)"/g))
      expect(at).toMatch(/^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:\d\d))?$/);
  }
});

test('the breadcrumb is the one on the page', () => {
  const visit = visitFixture({ page: news, canonical: '/au/news/first' });
  expect(createBreadcrumbs(news, visit)).toEqual([
    { text: 'Home', href: '/au' },
    { text: 'News', href: '/au/news' },
    { text: 'First' },
  ]);
  expect(parseJsonLd(visit)[1]!.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/au` },
    { '@type': 'ListItem', position: 2, name: 'News', item: `${origin}/au/news` },
    { '@type': 'ListItem', position: 3, name: 'First', item: `${origin}/au/news/first` },
  ]);
});

test('an error page and a search have no structured data', () => {
  expect(parseJsonLd(visitFixture({ kind: 'error', status: 404, page: null }))).toEqual([]);
  expect(parseJsonLd(visitFixture({ kind: 'search', page: null }))).toEqual([]);
});

test('all content is escaped', () => {
  const evil = '</script><script>alert(1)</script>"\u2028<!--';
  const visit = visitFixture({ page: { ...news, title: evil, author: evil, header: { title: 'x' } } });
  expect(parseJsonLd(visit)[0]).toMatchObject({ name: evil, author: { name: evil } });
});
