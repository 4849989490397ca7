import type { Reading } from './reading.ts';
import { type ExpectedState, type ReplicaReadings, type ServiceState, verify } from './verify.ts';

const at = '2026-11-25T10:00:00.000Z';
const before = '2026-11-25T09:00:00.000Z';
const live = { revision: 5, title: 'News', lastPublished: at, isInSitemap: true, isFound: true };
const expected: ExpectedState = { pageId: 'p', live };
const gone: ExpectedState = { pageId: 'p', live: null };
const listed = { lastPublished: at, title: 'News' };
const state: ServiceState = {
  navRevision: 3,
  listing: { first: listed, isListed: true },
  sitemapRevision: 5,
  searchRevision: 5,
};
const page = { status: 200, path: '/au/news/a', pageId: 'p', revision: 5, navRevision: 3 };
const reading: Reading = { page, listed, lastmod: at };
const missing: Reading = { page: { ...page, status: 404, pageId: null, revision: null }, listed: null, lastmod: null };
const from = (...readings: Reading[]): ReplicaReadings => ({
  expected: readings.length,
  readings: readings.map((one) => [one]),
});
const absent: ServiceState = {
  ...state,
  listing: { first: null, isListed: false },
  sitemapRevision: null,
  searchRevision: null,
};

const everything = { page: null, listing: null, navigation: null, sitemap: null, search: null, servers: null };

test('everything is verified when every replica serves the revision', () => {
  expect(verify(expected, state, from(reading, reading))).toEqual(everything);
});

test('a newer revision is fine', () => {
  const newer = { ...reading, page: { ...page, revision: 6 } };
  expect(verify(expected, { ...state, searchRevision: 7 }, from(newer))).toEqual(everything);
});

test('a page that is not an article has no listing', () => {
  expect(verify(expected, { ...state, listing: null }, from(reading))).not.toHaveProperty('listing');
});

test.each<[string, Partial<Reading>, object]>([
  ['an older revision', { page: { ...page, revision: 4 } }, { page: 'older', servers: 'older' }],
  ['no page', { page: { ...page, status: 404, pageId: null } }, { page: 'missing' }],
  ['another page', { page: { ...page, pageId: 'q' } }, { page: 'other' }],
  ['a redirect to another site', { page: { ...page, status: 301, pageId: null } }, { page: 'redirected' }],
  ['an error', { page: { ...page, status: 503, pageId: null } }, { page: 'silent' }],
  ['the title of before in the listing', { listed: { ...listed, title: 'Old' } }, { listing: 'older', page: null }],
  ['the publish of before in the listing', { listed: { ...listed, lastPublished: before } }, { listing: 'older' }],
  ['a listing without it', { listed: null }, { listing: 'missing' }],
  ['an older navigation', { page: { ...page, navRevision: 2 } }, { navigation: 'older', page: null }],
  ['the date of before in sitemap.xml', { lastmod: before }, { sitemap: 'older' }],
  ['a sitemap.xml without it', { lastmod: null }, { sitemap: 'missing' }],
])('one replica that serves %s is enough for a finding', (_, part, findings) => {
  expect(verify(expected, state, from(reading, { ...reading, ...part }))).toMatchObject(findings);
});

test('a replica that does not answer is not verified', () => {
  const findings = verify(expected, state, { expected: 2, readings: [[reading]] });
  expect(findings).toMatchObject({ page: 'silent', listing: 'silent', servers: 'silent', search: null });
});

test('a service that does not answer is not verified', () => {
  const silent = { navRevision: undefined, listing: undefined, sitemapRevision: undefined, searchRevision: undefined };
  expect(verify(expected, silent, from(reading))).toMatchObject({
    navigation: 'silent',
    listing: 'silent',
    sitemap: 'silent',
    search: 'silent',
    page: null,
  });
});

test('search and sitemap that are behind are findings, and are not expected of hidden pages', () => {
  expect(verify(expected, { ...state, sitemapRevision: 4, searchRevision: null }, from(reading))).toMatchObject({
    sitemap: 'older',
    search: 'missing',
  });
  const hidden = { ...expected, live: { ...live, isInSitemap: false, isFound: false } };
  const unlisted = { ...reading, lastmod: null };
  expect(verify(hidden, { ...state, sitemapRevision: null, searchRevision: null }, from(unlisted))).toEqual(everything);
  expect(verify(hidden, state, from(reading))).toMatchObject({ sitemap: 'present', search: 'present' });
});

test('an unpublished page is gone when no replica, listing, sitemap or search has it', () => {
  expect(verify(gone, absent, from(missing, missing))).toEqual(everything);
  const served = { page: 'present', servers: 'present', listing: 'present', sitemap: 'present', search: 'present' };
  expect(verify(gone, state, from(missing, reading))).toMatchObject({ ...served, navigation: null });
});

test('another page at the address of an unpublished page is fine', () => {
  const other = { page: { ...page, pageId: 'q' }, listed: null, lastmod: at };
  expect(verify(gone, absent, from(other))).toEqual(everything);
});

describe('with an edge', () => {
  const shared = { isPurged: true, page: 'W/"new"', listing: 'W/"list"' };
  const replica = (more: object = {}): Reading => ({ ...reading, shared: { ...shared, ...more } });
  const through = (edge: { page: (string | null)[]; listing: (string | null)[] }, ...readings: Reading[]) =>
    verify(expected, state, { ...from(...readings), edge });
  const current = { page: [shared.page], listing: [shared.listing] };

  test('everything is verified when it answers with what a replica serves, after all have purged it', () => {
    expect(through(current, replica(), reading)).toEqual(everything);
    expect(through(current, replica({ page: 'W/"of the next release"' }), replica())).toEqual(everything);
  });

  test.each([
    ['one host gets another page', { ...current, page: [shared.page, 'W/"old"'] }, replica(), { page: 'older' }],
    ['the listing is another', { ...current, listing: ['W/"old"'] }, replica(), { listing: 'older' }],
    ['a replica has not purged', current, replica({ isPurged: false }), { page: 'older', listing: 'older' }],
    ['it does not answer', { page: [null], listing: [null] }, replica(), { page: 'silent', listing: 'silent' }],
    ['no replica shares its answers', current, reading, { page: 'silent', listing: 'silent' }],
  ])('page or listing are not verified when %s', (_, edge, one, found) => {
    expect(through(edge, one)).toEqual({ ...everything, ...found });
  });

  test('a page that visitors must not get is present while the edge has it', () => {
    const absentPage = { ...missing, shared };
    const replicas = { ...from(absentPage), edge: { ...current, page: ['W/"old"'] } };
    expect(verify(gone, absent, replicas).page).toBe('present');
  });
});
