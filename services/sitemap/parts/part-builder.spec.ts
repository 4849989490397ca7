import { gunzipSync } from 'node:zlib';
import { openSqlite } from '../../kit/store/sqlite/open-sqlite.ts';
import type { Stores } from '../../kit/store/store.ts';
import { EntryRows } from '../sitemap.store.ts';
import { createPart, PartBuilder } from './part-builder.ts';
import { PartFileRows, PartRows, StaleAddressRows, type StoredPart } from './parts.store.ts';
import { StaleParts } from './stale-parts.ts';

const surroundings = {
  filter: { domainId: 'd', listed: true, regionId: { in: [''] } },
  regions: [],
  redirected: new Set<string>(),
};
let stores: Stores;
let parts: PartRows;
let files: PartFileRows;
let entries: EntryRows;
let marks: StaleAddressRows;
let now = 0;
let announced: string[];

beforeEach(async () => {
  stores = openSqlite(':memory:');
  parts = stores.collection(PartRows.spec);
  files = stores.collection(PartFileRows.spec);
  entries = stores.collection(EntryRows.spec);
  marks = stores.collection(StaleAddressRows.spec);
  announced = [];
  await parts.insert(createPart('d', 1, ''));
});
afterEach(() => stores.close());

function aBuilder(): PartBuilder {
  const clock = { now: () => new Date((now += 1000)), id: () => `token-${(now += 1000)}` };
  const stale = new StaleParts(marks, parts, clock, {} as never);
  const publisher = {
    announce: async (_: unknown, { documentId }: { documentId: string }) => void announced.push(documentId),
  };
  return new PartBuilder(parts, files, entries, publisher as never, clock, stale);
}

const list = (slug: string, lastmod = '2026-01-01T00:00:00.000Z') =>
  entries.insert({
    ...{ _id: slug, domainId: 'd', revision: 1, slug, region: '', regionId: '', lastmod },
    ...{ frequency: 'yearly' as const, priority: 0.5, listed: true },
  });
const slugOf = (n: number) => `p${String(n).padStart(5, '0')}`;
const inOrder = () => parts.find({}, { sort: { from: 'asc' } });
const buildAll = async (builder = aBuilder()) => {
  for (const part of await inOrder()) await builder.build(part, surroundings);
};
const addressesIn = async (part: StoredPart) => {
  const file = await files.get(part._id);
  return (
    gunzipSync(Buffer.from(file!.body, 'base64'))
      .toString()
      .match(/(?<=<loc>&origin;\/)[^<]*/g) ?? []
  );
};

test('a long list is split into parts of at most 1,000 addresses, which together have each once', async () => {
  for (let n = 0; n < 2500; n++) await list(slugOf(n));
  for (let pass = 0; pass < 4; pass++) await buildAll();
  const built = await inOrder();
  const addresses = await Promise.all(built.map(addressesIn));
  expect(addresses.map(({ length }) => length)).toEqual([900, 800, 800]);
  expect(addresses.flat()).toEqual(Array.from({ length: 2500 }, (_, n) => slugOf(n)));
  expect(built.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect((await marks.find({})).map(({ slug }) => slug).sort()).toEqual([slugOf(900), slugOf(1700)]);
});

test('a file of more than 4 MB is split', async () => {
  const long = 'ä'.repeat(190);
  const regions = Array.from({ length: 8 }, (_, n) => ({ slugPrefix: `r${n}`, homePageSlug: '', code: `a${n}` }));
  for (let n = 0; n < 100; n++)
    for (const { slugPrefix } of regions)
      await entries.insert({
        ...{
          _id: `${slugPrefix}-${n}`,
          domainId: 'd',
          revision: 1,
          slug: `${slugPrefix}/${long}${n}`,
          region: slugPrefix,
        },
        ...{
          regionId: '',
          lastmod: '2026-01-01T00:00:00.000Z',
          frequency: 'yearly' as const,
          priority: 0.5,
          listed: true,
        },
      });
  const codes = ['au', 'nz', 'sg', 'fj', 'gb', 'ie', 'us', 'ca'];
  const inRegions = { ...surroundings, regions: regions.map((region, n) => ({ ...region, code: codes[n]! })) };
  for (let pass = 0; pass < 6; pass++) for (const part of await inOrder()) await aBuilder().build(part, inRegions);
  const built = await inOrder();
  expect(built.length).toBeGreaterThan(1);
  const sizes = await Promise.all(
    built.map(async ({ _id }) => gunzipSync(Buffer.from((await files.get(_id))!.body, 'base64')).length),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_000_000);
  expect((await Promise.all(built.map(addressesIn))).flat()).toHaveLength(800);
});

test('a change gives only its part another date', async () => {
  for (let n = 0; n < 1500; n++) await list(slugOf(n));
  for (let pass = 0; pass < 3; pass++) await buildAll();
  const before = await inOrder();
  await buildAll();
  expect((await inOrder()).map(({ lastmod }) => lastmod)).toEqual(before.map(({ lastmod }) => lastmod));
  await entries.delete(slugOf(1400));
  await buildAll();
  const after = await inOrder();
  expect(after.map(({ lastmod }, index) => lastmod === before[index]!.lastmod)).toEqual([true, false]);
  expect(announced).toContain('d.2');
});

test('a part without addresses is removed, except the first', async () => {
  await parts.insert(createPart('d', 2, 'm'));
  await list('a');
  await buildAll();
  expect((await inOrder()).map(({ number }) => number)).toEqual([1]);
  await entries.delete('a');
  await buildAll();
  expect(await addressesIn((await inOrder())[0]!)).toEqual([]);
});

test('of two processes, the one that has read older addresses does not store them', async () => {
  await list('a');
  let interrupt = async () => undefined as void;
  const slow = {
    ...entries,
    find: async (...of: Parameters<typeof entries.find>) => {
      const found = await entries.find(...of);
      await interrupt();
      return found;
    },
  };
  const fast = aBuilder();
  const [part] = await inOrder();
  interrupt = async () => {
    interrupt = async () => undefined;
    await list('b');
    await fast.build(part!, surroundings);
  };
  const builder = aBuilder();
  Object.assign(builder, { entries: slow });
  expect(await builder.build(part!, surroundings)).toBe(false);
  expect(await addressesIn(part!)).toEqual(['a', 'b']);
});

test('a page that a redirect covers is omitted and remembered', async () => {
  await list('a');
  await list('b');
  const [part] = await inOrder();
  await aBuilder().build(part!, { ...surroundings, redirected: new Set(['/a']) });
  expect(await addressesIn(part!)).toEqual(['b']);
  expect((await parts.get(part!._id))!.covered).toEqual(['a']);
});
