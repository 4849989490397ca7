import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { breakingChanges } from './compare-snapshots.ts';
import { currentSnapshot, fromStored, type StoredSnapshot, toStored } from './snapshot.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8'));
const released = read('proto/released/contracts.json') as StoredSnapshot;

test('processes of this version and of the last release can run side by side: see "Changing a contract" in CONTRIBUTING.md', () => {
  expect(breakingChanges(fromStored(released), currentSnapshot())).toEqual([]);
});

test('the snapshot is of the version in package.json', () => {
  expect(released.version).toBe((read('package.json') as { version: string }).version);
});

test('a stored snapshot contains repeated shapes once and loses nothing', () => {
  const current = currentSnapshot();
  const stored = toStored('1.0.0', current);
  expect(fromStored(JSON.parse(JSON.stringify(stored)) as StoredSnapshot)).toEqual(JSON.parse(JSON.stringify(current)));
  expect(JSON.stringify(stored).length).toBeLessThan(JSON.stringify(current).length / 2);
  expect(Object.keys(current.calls).length).toBeGreaterThan(100);
});
