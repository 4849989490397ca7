import type { Filter } from '../kit/store/store.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import { findRows, type Row } from './find-rows.ts';
import { withDerivedFields } from './sitemap-row.ts';
import { rowsSpec, type StoredRow } from './sitemap.store.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 30))).toISOString();
const words = ['leave', 'pension', 'rare'];
/** Enough rows that some queries scan an index, and varied enough that others match few rows. */
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
  const rows = stores.collection<StoredRow>(rowsSpec);
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
