import type { Page } from '../../proto/entities/page.ts';
import { toEntry, toGuard, toRow } from './sitemap-row.ts';

const page: Page = {
  _id: 'p1',
  revision: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  published: false,
  domainId: 'd1',
  pageType: 'page',
  template: 'primary',
  slug: 'au/about',
  region: { _id: 'r1', name: 'Australia', slugPrefix: 'au' },
  header: {},
  contents: [],
};

test('a row has no value that the page does not have', () => {
  const row = toRow(page);
  for (const field of ['lastPublished', 'publishedAt', 'frequency', 'priority']) expect(row).not.toHaveProperty(field);
  expect(toRow({ ...page, lastPublished: '2026-01-03T00:00:00.000Z' })).toMatchObject({
    lastPublished: '2026-01-03T00:00:00.000Z',
    publishedAt: '2026-01-03T00:00:00.000Z',
  });
});

describe('an entry of sitemap.xml', () => {
  test('changes yearly with priority 0.5 unless the page says otherwise', () => {
    expect(toEntry(page)).toMatchObject({ frequency: 'yearly', priority: 0.5, listed: true });
    expect(toEntry({ ...page, frequency: 'daily', priority: 0 })).toMatchObject({ frequency: 'daily', priority: 0 });
  });

  test('is missing if the page is hidden from sitemaps or robots, or has viewer roles', () => {
    expect(toEntry({ ...page, hideFromSitemap: true })).toMatchObject({ listed: false });
    expect(toEntry({ ...page, hideFromRobots: true })).toMatchObject({ listed: false });
    expect(toEntry({ ...page, viewerRoles: ['r1'] })).toMatchObject({ listed: false });
  });
});

test('pages with the same roles in any order share a guard', () => {
  const one = toGuard({ ...page, publisherRoles: ['a', 'b'] });
  expect(toGuard({ ...page, publisherRoles: ['b', 'a'], viewerRoles: [] })).toEqual(one);
  expect(toGuard({ ...page, viewerRoles: ['a', 'b'] })._id).not.toBe(one._id);
  expect(toGuard(page)).toMatchObject({ viewerRoles: [], publisherRoles: [] });
});
