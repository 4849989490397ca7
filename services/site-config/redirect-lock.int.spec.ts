import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import type { Stores } from '../kit/store/store.ts';
import { RedirectLock, type RedirectLockRow, RedirectLockRows } from './redirect-lock.ts';

let folder: string;
let stores: Stores[];
let ahead = 0;
let ids = 0;
const clock = { now: () => new Date(Date.now() + ahead), id: () => `token${++ids}` };
const locksIn = (store: Stores) => store.collection<RedirectLockRow>(RedirectLockRows.spec);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-lock-'));
  stores = [1, 2].map(() => openSqlite(join(folder, 'locks.db')));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(folder, { recursive: true, force: true });
});

test('two processes change redirects of one domain one after the other', async () => {
  const [one, two] = stores.map((store) => new RedirectLock(locksIn(store), clock)) as [RedirectLock, RedirectLock];
  let atOnce = 0;
  let max = 0;
  let runs = 0;
  const work = async () => {
    max = Math.max(max, ++atOnce);
    // A save also reads and writes the store at this point.
    await locksIn(stores[0]!).insert({ _id: `other${++runs}`, token: '', expiresAt: '' });
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => [one.run('d', work), two.run('d', work)]).flat());
  expect([max, runs]).toEqual([1, 20]);
});

test('the lock is released if the work fails, and domains do not wait for each other', async () => {
  const lock = new RedirectLock(locksIn(stores[0]!), clock);
  await expect(lock.run('d', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await lock.run('d', () => lock.run('e', async () => 'done'))).toBe('done');
  expect(await locksIn(stores[0]!).get('d')).toBeNull();
});

test('the lock of a killed process expires', async () => {
  const [rows, other] = stores.map(locksIn) as [ReturnType<typeof locksIn>, ReturnType<typeof locksIn>];
  await rows.insert({ _id: 'd', token: 'killed', expiresAt: new Date(Date.now() + 30_000).toISOString() });
  const lock = new RedirectLock(other, clock);
  const waiting = lock.run('d', async () => (await rows.get('d'))?.token);
  ahead = 31_000;
  expect(await waiting).toMatch(/^token/);
});
