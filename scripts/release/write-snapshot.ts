import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { currentSnapshot, toStored } from './snapshot.ts';

const [version, path] = process.argv.slice(2);
const json = JSON.stringify(toStored(version!, currentSnapshot()));
await writeFile(path!, await format(json, { ...(await resolveConfig('package.json')), parser: 'json' }));
