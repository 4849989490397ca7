import { renderDocument } from '../document/document.ts';
import { createHead } from './head.ts';
import { pageFixture, visitFixture } from '../visit.fixture.ts';
import { dayOf } from './sharing.ts';

const assets = {
  script: '/a.js',
  styles: ['/a.css'],
  preloads: ['/b.js'],
  fonts: { base: ['/base.woff2'], extended: ['/extended.woff2'] },
};

describe('an article', () => {
  const articleTagsOf = (page: Parameters<typeof pageFixture>[0]) =>
    createHead(visitFixture({ page: pageFixture(page) })).sharing.flatMap(({ name, content }) =>
      name.startsWith('article:') ? [[name.slice('article:'.length), content]] : [],
    );

  test('has its dates, section and tags', () => {
    const header = { title: 'T', date: '2026-10-01' };
    expect(articleTagsOf({ pageType: 'caseStudy', template: 'article', tags: ['claims', 'leave'], header })).toEqual([
      ['published_time', '2026-10-01'],
      ['modified_time', '2026-11-02T03:00:00.000Z'],
      ['section', 'Case studies'],
      ['tag', 'claims'],
      ['tag', 'leave'],
    ]);
  });

  test('has the day it was published if it has no other date', () => {
    expect(articleTagsOf({ pageType: 'news', template: 'article', header: { title: 'T', date: 'soon' } })[0]).toEqual([
      'published_time',
      '2026-11-02T03:00:00.000Z',
    ]);
  });

  test('has these as properties, and no other page does', () => {
    const html = renderDocument(
      visitFixture({ page: pageFixture({ pageType: 'news', template: 'article' }) }),
      '',
      assets,
    );
    expect(html).toContain('<meta property="article:section" content="News">');
    expect(articleTagsOf({ pageType: 'page', tags: ['claims'] })).toEqual([]);
    expect(articleTagsOf({ pageType: 'event', template: 'event', tags: ['claims'] })).toEqual([]);
  });
});

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'],
  ['2026-11-02T09:00+11:00', '2026-11-02T09:00+11:00'],
  ['2026-11-02T09:00', '2026-11-02'],
  ['2026-11-02 at nine', undefined],
  ['2026-13-02', undefined],
  ['soon', undefined],
  ['', undefined],
])('“%s” has the machine-readable date %s', (written, expected) => {
  expect(dayOf(written)).toBe(expected);
});
