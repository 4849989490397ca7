// Copies the files and packages that the programs of an image import, and the built site. Fails if anything is missing.
import { cpSync, existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { importsOf } from './imported-files.mjs';

const programs = [
  'bff/main.js',
  'services/main.js',
  'scripts/demo/seed.js',
  'scripts/rebuild/rebuild.js',
  'scripts/dead-letters/dead-letters.js',
  'scripts/archive/export.js',
  'scripts/archive/import.js',
  'scripts/backup/servers/back-up.js',
  'scripts/backup/servers/restore.js',
  'scripts/installation/create-keys.js',
  'scripts/installation/create-bucket.js',
  'scripts/installation/rotate-token-key.js',
  'scripts/reset-password/reset-password.js',
  'scripts/verify-audit/verify-audit.js',
];
/** Links and types that only development needs. */
const UNUSED = /[/](\.bin|@site)$|\.(map|d\.[cm]?ts)$/;

const [packages, target] = process.argv.slice(2);
const root = process.cwd();
const modules = new Set(programs.map((name) => join(root, 'dist', name)));
const missing = new Set();
for (const file of modules) {
  for (const name of importsOf(file)) {
    if (name.startsWith('.')) modules.add(resolve(dirname(file), name));
    else if (!isBuiltin(name) && !isInstalled(name, file)) missing.add(`${name}, imported by ${relative(root, file)}`);
  }
}
if (missing.size > 0) {
  process.stderr.write(`These are no production dependencies:\n${[...missing].join('\n')}\n`);
  process.exit(1);
}

for (const file of modules) copy(file, relative(root, file));
copy(join(root, 'dist/site'), 'dist/site');
copy(join(root, 'dist/scripts/demo/content'), 'dist/scripts/demo/content');
copy(join(root, 'package.json'), 'package.json');
copy(join(root, 'scripts/image/check-ready.mjs'), 'check-ready.mjs');
copy(join(packages, 'node_modules'), 'node_modules');
for (const workspace of workspaces()) copy(join(packages, workspace, 'node_modules'), `dist/${workspace}/node_modules`);

function isInstalled(name, file) {
  const importer = join(packages, relative(join(root, 'dist'), file));
  return createRequire(importer)
    .resolve.paths(name)
    .some((folder) => folder.startsWith(packages) && existsSync(join(folder, packageOf(name))));
}

function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function workspaces() {
  const folders = [...modules].map((file) => relative(join(root, 'dist'), file).split('/'));
  const names = folders.map(([area, name]) => (area === 'services' ? `${area}/${name}` : area));
  return [...new Set(names)].filter((name) => existsSync(join(packages, name, 'node_modules')));
}

function copy(from, to) {
  cpSync(from, join(target, to), { recursive: true, verbatimSymlinks: true, filter: (path) => !UNUSED.test(path) });
}
