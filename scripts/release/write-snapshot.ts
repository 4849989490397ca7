import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { breakingChanges } from './compare-snapshots.ts';
import { currentSnapshot, fromStored, type StoredSnapshot, toStored } from './snapshot.ts';

const [version, releasedPath, path] = process.argv.slice(2);
const current = currentSnapshot();
const released = JSON.parse(await readFile(releasedPath!, 'utf8')) as StoredSnapshot;
const problems = breakingChanges(fromStored(released), current);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const json = JSON.stringify(toStored(version!, current));
  await writeFile(path!, await format(json, { ...(await resolveConfig('package.json')), parser: 'json' }));
}
