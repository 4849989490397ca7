import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import { ROW_VERSION } from './sitemap-row.ts';
import { RecomputeRows } from './sitemap-writer.ts';
import { SitemapRows, type StoredRow } from './sitemap.store.ts';

test('rows of an older version are found by a part of their slug after a start', async () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<StoredRow>(SitemapRows.spec);
  for (const slug of ['au/leave', 'au/pension'])
    await rows.insert({ _id: slug, revision: 1, domainId: 'd', slug, guard: 'g' } as StoredRow);
  await rows.insert({ _id: 'gone', revision: 2 });
  await new RecomputeRows(rows).onModuleInit();
  expect(await rows.find({ grams: { has: 'eav' } })).toMatchObject([{ _id: 'au/leave', slug: 'au/leave' }]);
  expect(await rows.countBy(['form'])).toEqual([{ values: [ROW_VERSION], count: 3 }]);
  await stores.close();
});
