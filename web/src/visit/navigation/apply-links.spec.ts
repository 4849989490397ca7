/** @jest-environment ./scripts/jest/document-environment.js */
import { visitFixture } from '../visit.fixture.ts';
import { applyLinks } from './apply-links.ts';

const linksIn = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, type, hreflang, href }) =>
    [rel, type || hreflang, href].filter(Boolean).join(' '),
  );

test('another page replaces the description, the feed, the canonical address and the versions of the last one', () => {
  const listing = { pageType: 'news', total: 30, page: 1, size: 12, upcoming: null, tags: [], tag: '', articles: [] };
  const alternates = [
    { regionCode: 'AU', slug: 'au/news', languages: ['en-AU', 'x-default'] },
    { regionCode: 'NZ', slug: 'nz/news', languages: ['en-NZ'] },
  ];
  document.head.innerHTML = '<meta name="description" content="Old"><link rel="icon" href="https://banksia.example/i">';
  applyLinks(visitFixture({ kind: 'listing', canonical: '/au/news', listing, alternates }));
  applyLinks(visitFixture({ kind: 'listing', canonical: '/au/news', listing, alternates }));
  expect(linksIn()).toEqual([
    'icon https://banksia.example/i',
    'canonical https://banksia.example/au/news',
    'alternate application/atom+xml https://banksia.example/au/news/feed.xml',
    'alternate en-AU https://banksia.example/au/news',
    'alternate x-default https://banksia.example/au/news',
    'alternate en-NZ https://banksia.example/nz/news',
  ]);
  applyLinks(visitFixture());
  expect(linksIn()).toEqual(['icon https://banksia.example/i', 'canonical https://banksia.example/au/life-insurance']);
  expect(document.querySelector('meta')!.content).toBe(visitFixture().page!.header.introduction);
});
