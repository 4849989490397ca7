import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { breakingChanges } from './compare-snapshots.ts';
import { workspaceFolders } from './release.mjs';
import { currentSnapshot, fromStored, type StoredSnapshot, toStored } from './snapshot.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
const released = read('proto/released/contracts.json') as StoredSnapshot;

test('processes of this version and of the last release can run side by side: see docs/development/contracts.md', () => {
  expect(breakingChanges(fromStored(released), currentSnapshot())).toEqual([]);
});

test('every file names the version of the last release', () => {
  const { version } = read('package.json') as { version: string };
  const manifests = workspaceFolders(root).map((folder) => `${folder}/package.json`);
  const versions = ['proto/released/version.json', ...manifests].map(
    (path) => (read(path) as { version: string }).version,
  );
  expect([released.version, ...new Set(versions)]).toEqual([version, version]);
});

test('a stored snapshot contains repeated shapes once and loses nothing', () => {
  const current = currentSnapshot();
  const stored = toStored('1.0.0', current);
  expect(fromStored(JSON.parse(JSON.stringify(stored)) as StoredSnapshot)).toEqual(JSON.parse(JSON.stringify(current)));
  expect(JSON.stringify(stored).length).toBeLessThan(JSON.stringify(current).length / 2);
  expect(Object.keys(current.calls).length).toBeGreaterThan(100);
});
