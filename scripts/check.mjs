import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chooseSpecs, isUnitSpec } from './check/choose-specs.mjs';
import { hashFiles, readLastPass, writeLastPass } from './check/last-pass.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { print } from './machine/print.mjs';
import { jest } from './test/run-jest.mjs';

const node = process.execPath;
/** Location where a step caches its results, so that the next run checks only files that have changed. */
const cacheOf = (name) => at('node_modules/.cache/check', name);
const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', cacheOf(name)];

await installPackages();
const hashes = hashFiles();
const steps = [
  ['eslint', [at('node_modules/eslint/bin/eslint.js'), ...cached('eslint'), '.']],
  [
    'prettier',
    [at('node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...cached('prettier'), '.'],
  ],
  [
    'types',
    [
      at('node_modules/typescript7/bin/tsc'),
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', cacheOf('types.tsbuildinfo')],
    ],
  ],
  ['unit specs', [...jest, '--maxWorkers=2', '--runTestsByPath', ...unitSpecs()]],
];
for (const [name, args] of steps) {
  if ((await run(node, args, { cwd: root })) === 0) continue;
  print(`${name} failed`);
  process.exitCode = 1;
}
if (!process.exitCode) writeLastPass(hashes);

/** Returns the unit specs that the changes since the last pass can break, or all of them. */
function unitSpecs() {
  const all = Object.keys(hashes).filter(isUnitSpec);
  const before = process.argv.includes('--all') ? undefined : readLastPass();
  const chosen = chooseSpecs(before, hashes, (path) => readFileSync(at(path), 'utf8'));
  if (!chosen) return all;
  const affected = new Set([...chosen.always.map((path) => at(path)), ...dependentsOf(chosen.dependents)]);
  const specs = all.filter((path) => affected.has(at(path)));
  print(
    `${specs.length} of ${all.length} unit specs can notice the changes since the last pass; --all runs every one.`,
  );
  return specs;
}

function dependentsOf(modules) {
  if (modules.length === 0) return [];
  const args = [...jest, '--listTests', '--json', '--findRelatedTests', ...modules];
  return JSON.parse(execFileSync(node, args, { cwd: root, maxBuffer: 1e8, encoding: 'utf8' }));
}
