import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** Returns the files that Node.js loads before the first line of a program runs, and the packages that they need. */
function loadedAtStart(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const specifier = statement.moduleSpecifier && (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!specifier) continue;
    if (specifier.startsWith('.')) loadedAtStart(resolve(dirname(file), specifier), files, packages);
    else if (!specifier.startsWith('node:')) packages.add(`${specifier} in ${relative(root, file)}`);
  }
  return { files, packages };
}

const installing = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node (scripts\/[\w-]+\.mjs)/.exec(command)?.[1];
  if (!file) return [];
  const { files, packages } = loadedAtStart(join(root, file));
  return files.has(join(root, 'scripts/machine/packages.mjs')) ? [{ name, packages: [...packages] }] : [];
});

test('npm start and npm test install the packages', () => {
  expect(installing.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'test']));
});

test.each(installing)('npm run $name loads no package before it has installed them', ({ packages }) => {
  expect(packages).toEqual([]);
});
