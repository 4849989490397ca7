import { type Caller, defaultGrants } from '../../proto/permissions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import type { Filter } from '../kit/store/store.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import { findPermittedGuards, findRows, rowFilter } from './filter-rows.ts';
import { withDerivedFields } from './sitemap-row.ts';
import { type Row, SitemapRows, type StoredRow } from './sitemap.store.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 30))).toISOString();
const words = ['leave', 'pension', 'rare'];
/** So many rows that some queries scan an index, and so varied that others match few rows. */
const all = Array.from({ length: 900 }, (_, n) => ({
  _id: `p${n}`,
  revision: 1,
  domainId: n % 50 === 0 ? 'd2' : 'd1',
  slug: `${words[n % 100 === 7 ? 2 : n % 2]}-${(n * 7919) % 900}`,
  title: n % 7 === 0 ? `Cover for ${words[n % 100 === 9 ? 2 : 1]} ${n}` : 'Something else',
  pageType: n % 3 === 0 ? 'news' : 'page',
  frequency: n % 10 === 0 ? 'daily' : 'yearly',
  priority: n % 5 === 0 ? 0.9 : 0.5,
  region: n % 2 === 0 ? 'au' : '',
  guard: n % 90 === 1 ? 'closed' : 'open',
  published: n % 4 !== 0,
  updatedAt: day(n),
})) as unknown as Row[];

describe('rows of the sitemap', () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<StoredRow>(SitemapRows.spec);
  beforeAll(async () => void (await Promise.all(all.map((row) => rows.insert(withDerivedFields(row))))));
  afterAll(() => stores.close());

  const guard = { in: ['open'] };
  test.each<[string, Filter, (row: Row) => boolean]>([
    ['of a domain', {}, () => true],
    ['of some guards', { guard }, (row) => row.guard === 'open'],
    ['of guards of few', { guard: { in: ['closed'] } }, (row) => row.guard === 'closed'],
    ['of no guard', { guard: { in: [] } }, () => false],
    ['that are published', { published: true, guard }, (row) => row.published && row.guard === 'open'],
    ['of one value', { priority: 0.9 }, (row) => row.priority === 0.9],
    [
      'of several values',
      { pageType: 'news', frequency: 'daily', region: 'au' },
      (row) => row.pageType === 'news' && row.frequency === 'daily' && row.region === 'au',
    ],
    ['with a part of many slugs', { slug: { contains: 'PENSION' } }, ({ slug }) => slug.includes('pension')],
    [
      'with a part of few slugs',
      { slug: { contains: 'Rare' }, guard },
      (row) => row.slug.includes('rare') && row.guard === 'open',
    ],
    [
      'with a text in the slug or the title of many',
      substringIndex.contains('PENSION'),
      ({ slug, title }) => `${slug}\n${title}`.includes('pension'),
    ],
    [
      'with a text in the slug or the title of few',
      { ...substringIndex.contains('rare'), region: 'au' },
      ({ slug, title, region }) => `${slug}\n${title}`.includes('rare') && region === 'au',
    ],
    ['with a part of a slug that is short', { slug: { contains: '-1' } }, ({ slug }) => slug.includes('-1')],
    [
      'of a few days',
      { updatedAt: { gte: day(3), lte: day(4) } },
      (row) => row.updatedAt >= day(3) && row.updatedAt <= day(4),
    ],
    [
      'of many days',
      { updatedAt: { gte: day(3) }, pageType: 'news' },
      (row) => row.updatedAt >= day(3) && row.pageType === 'news',
    ],
  ])('%s are complete, counted, in order and in pages', async (_, filter, isMeant) => {
    const meant = all
      .filter((row) => row.domainId === 'd1' && isMeant(row))
      .map(({ slug }) => slug)
      .sort();
    for (const part of [
      { skip: 0, limit: 10 },
      { skip: 30, limit: 7 },
      { skip: 5000, limit: 10 },
    ]) {
      const { found, total } = await findRows(rows, { domainId: 'd1', ...filter }, part);
      expect(total).toBe(meant.length);
      expect(found.map(({ slug }) => slug)).toEqual(meant.slice(part.skip, part.skip + part.limit));
    }
  });
});

const user = { _id: 'u1', username: 'edith', email: '', roles: ['editors'], admin: false, grants: defaultGrants };
const caller: Caller = { user, stage: 'draft', domainId: 'd1' };
const guards = [
  { _id: 'open', viewerRoles: [], publisherRoles: [] },
  { _id: 'mine', viewerRoles: [], publisherRoles: ['editors', 'chiefs'] },
  { _id: 'theirs', viewerRoles: [], publisherRoles: ['chiefs'] },
  { _id: 'hidden', viewerRoles: ['chiefs'], publisherRoles: [] },
];
const filter = (query: object, as = caller) => rowFilter(sitemap.calls.filter.in.parse(query), as);
const through = (publishable?: boolean, as = user) => findPermittedGuards(guards, { user: as }, publishable);

describe('filtered rows of the sitemap', () => {
  test('belong to the domain of the caller', () => expect(filter({})).toEqual({ domainId: 'd1' }));

  test('belong to pages that the caller may view', () => {
    expect(through()).toEqual(['open', 'mine', 'theirs']);
    expect(through(undefined, { ...user, admin: true })).toEqual(['open', 'mine', 'theirs', 'hidden']);
  });

  test('can be limited to those that the caller may publish, or may not', () => {
    expect(through(true)).toEqual(['open', 'mine']);
    expect(through(false)).toEqual(['theirs']);
  });

  test('are the published ones on a deployment without drafts', () => {
    expect(filter({}, { ...caller, stage: 'live' })).toMatchObject({ published: true });
  });

  test('contain the slug; a single slash matches any', () => {
    expect(filter({ slug: '/Au/ab' })).toMatchObject({ slug: { contains: 'Au/ab' } });
    expect(filter({ slug: '/' })).not.toHaveProperty('slug');
  });

  test('contain the search text in their title or slug', () => {
    expect(filter({ search: ' /What we' })).toMatchObject({ folded: { contains: 'what we' } });
    expect(filter({ search: '/' })).not.toHaveProperty('folded');
  });

  test('have exactly the frequency, type and priority', () => {
    expect(filter({ freq: 'daily', pageType: 'news', priority: '0.5' })).toMatchObject({
      frequency: 'daily',
      pageType: 'news',
      priority: 0.5,
    });
    expect(filter({ freq: '', pageType: '', priority: '' })).toEqual(filter({}));
    expect(filter({ priority: '0' })).toMatchObject({ priority: 0 });
  });

  test('were last changed between both dates, inclusive', () => {
    expect(filter({ lastModFrom: '2026-01-02', lastModTo: '2026-01-03' }).updatedAt).toEqual({
      gte: '2026-01-02T00:00:00.000Z',
      lte: '2026-01-03T23:59:59.999Z',
    });
    expect(filter({ lastModTo: '2026-01-03T10:00:00Z' }).updatedAt).toEqual({ lte: '2026-01-03T10:00:00.000Z' });
  });

  test.each([
    ['2026-01-02', '2026-01-01', false],
    ['2026-01-02', '2026-01-02', true],
    ['2026-01-02T10:00:00Z', '2026-01-02', true],
    ['2026-01-02T10:00:00Z', '2026-01-02T09:00:00Z', false],
    ['2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z', true],
  ])('from %s to %s: %s', (lastModFrom, lastModTo, isAccepted) => {
    expect(sitemap.calls.filter.in.safeParse({ lastModFrom, lastModTo }).success).toBe(isAccepted);
  });

  test('belong to exactly the region', () => {
    expect(filter({ region: 'au' })).toMatchObject({ region: 'au' });
    expect(filter({ region: '' })).toEqual(filter({}));
  });
});
