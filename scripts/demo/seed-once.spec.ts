import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOnce } from './seed-once.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  file = join(folder, 'seeded.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = ({
  hasContent = false,
  seed = async () => 3,
}: { hasContent?: boolean; seed?: () => Promise<number> } = {}) =>
  seedOnce({ file, store: 'a', hasContent: async () => hasContent, seed });
const record = async () => JSON.parse(await readFile(file, 'utf8')) as unknown;

test('an empty site gets the demo content once', async () => {
  expect([await run(), await run()]).toEqual([3, 0]);
});

test('a site with its own content never gets the demo content', async () => {
  expect([await run({ hasContent: true }), await run()]).toEqual([0, 0]);
  expect(await record()).toEqual({ a: 'seeded' });
});

test('an interrupted run is resumed, although the site already has content', async () => {
  await expect(run({ seed: () => Promise.reject(new Error('stopped')) })).rejects.toThrow('stopped');
  expect(await record()).toEqual({ a: 'started' });
  expect([await run({ hasContent: true }), await record()]).toEqual([3, { a: 'seeded' }]);
});

test('the record of an earlier version, whose paths may no longer exist, adds nothing to a site with content', async () => {
  await writeFile(file, JSON.stringify(['sqlite:/old/place/store']));
  expect([await run({ hasContent: true }), await record()]).toEqual([0, { a: 'seeded' }]);
});

test('every store has its own record', async () => {
  await writeFile(file, JSON.stringify({ b: 'complete' }));
  expect([await run(), await record()]).toEqual([3, { a: 'seeded', b: 'complete' }]);
});

test('a site that an earlier version has seeded gets nothing again, also if its content was deleted', async () => {
  await writeFile(file, JSON.stringify({ a: 'complete' }));
  expect([await run(), await record()]).toEqual([0, { a: 'seeded' }]);
});
