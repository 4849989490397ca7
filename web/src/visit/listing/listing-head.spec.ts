import { renderDocument } from '../document/document.ts';
import { createHead } from '../head/head.ts';
import { visitFixture } from '../visit.fixture.ts';

const assets = {
  script: '/a.js',
  styles: ['/a.css'],
  preloads: ['/b.js'],
  fonts: { base: ['/base.woff2'], extended: ['/extended.woff2'] },
};

describe('a page of a list', () => {
  const listing = { pageType: 'news', total: 30, page: 2, size: 12, upcoming: null, tags: [], tag: '', articles: [] };
  const headAt = (over: Partial<typeof listing>) =>
    createHead(
      visitFixture({ kind: 'listing', page: null, canonical: '/au/news?page=2', listing: { ...listing, ...over } }),
    );

  test('names the previous and next one, with its tag', () => {
    expect(headAt({})).toMatchObject({
      prev: 'https://banksia.example/au/news',
      next: 'https://banksia.example/au/news?page=3',
    });
    expect(headAt({ page: 3, total: 60, tag: 'a & b' })).toMatchObject({
      prev: 'https://banksia.example/au/news?page=2&tag=a+%26+b',
      next: 'https://banksia.example/au/news?page=4&tag=a+%26+b',
    });
  });

  test('that is the first or the last has one of them, and the only one none', () => {
    expect(headAt({ page: 1 })).toMatchObject({ prev: undefined, next: 'https://banksia.example/au/news?page=2' });
    expect(headAt({ page: 3 })).toMatchObject({ prev: 'https://banksia.example/au/news?page=2', next: undefined });
    expect(headAt({ page: 1, total: 12 })).toMatchObject({ prev: undefined, next: undefined });
    expect(createHead(visitFixture({ kind: 'search' }))).not.toHaveProperty('prev');
  });

  test('names them in its head', () => {
    const visit = visitFixture({ kind: 'listing', page: null, canonical: '/au/news?page=2', listing });
    expect(renderDocument(visit, '', assets)).toContain(
      '<link rel="next" href="https://banksia.example/au/news?page=3">',
    );
  });
});
