import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import { IndexVersionRows, UnusedIndexes } from './unused-indexes.ts';

const HOUR_MS = 3_600_000;
const stores = openSqlite(':memory:');
const rows = stores.collection<{ _id: string; usedAt: string }>(IndexVersionRows.spec);
const stored = new Set(['old', 'new']);
const acts: string[] = [];
let hours = 0;

const clock = { now: () => new Date(hours * HOUR_MS), id: () => '' };
const indexer = { refill: async () => void acts.push('refill') };
const processOf = (own: string) => {
  const engine = {
    versions: async () => ({ own, others: [...stored].filter((version) => version !== own) }),
    dropVersion: async (version: string) => {
      acts.push(`drop ${version}`);
      stored.delete(version);
    },
  };
  return new UnusedIndexes(rows, engine as never, clock, indexer as never, { register: () => undefined } as never);
};

afterAll(() => stores.close());

test('an index is dropped a day after its version was last used, when pages that only it has were indexed', async () => {
  const [older, newer] = [processOf('old'), processOf('new')];
  for (hours = 0; hours <= 30; hours += 6) {
    await older.purge();
    await newer.purge();
  }
  for (; hours <= 54; hours += 6) await newer.purge();
  expect(acts).toEqual([]);
  await newer.purge();
  expect(acts).toEqual(['refill', 'drop old']);
  hours += 6;
  await newer.purge();
  expect(acts).toHaveLength(2);
});

test('an index of a version that does not record its use is dropped a day after it was first found', async () => {
  acts.length = 0;
  stored.add('unknown');
  await processOf('new').purge();
  hours += 24;
  await processOf('new').purge();
  expect(acts).toEqual([]);
  hours += 1;
  await processOf('new').purge();
  expect(acts).toEqual(['refill', 'drop unknown']);
});
