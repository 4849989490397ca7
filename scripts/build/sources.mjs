import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from '../machine/root.mjs';

const folders = ['proto', 'services', 'bff', 'web', 'scripts', 'docs/editor-guide'];
const files = ['docs/editor-guide.md', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

export const stampFile = at('dist', '.sources');

/** Hashes contents, not times, so that two checkouts of one commit match. */
export const digestOfSources = () => digestOf(sources());

export const sourcesChangedSince = (ms) => sources().filter((path) => statSync(path).mtimeMs >= ms);

export const digestOfFolder = (folder) => digestOf(filesIn(folder));

export const isBuilt = (digest = digestOfSources()) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;

const sources = () => [...folders.flatMap((folder) => filesIn(at(folder))), ...files.map((name) => at(name))];

function digestOf(paths) {
  const digest = createHash('sha256');
  for (const path of paths.sort())
    digest.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  return digest.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return filesIn(path);
    return /\.(spec\.tsx?|md|map)$/.test(entry.name) ? [] : [path];
  });
}
