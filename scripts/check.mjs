import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { print } from './machine/print.mjs';
import { jest } from './test/run-jest.mjs';

const node = process.execPath;
/** Location where a step caches its results, so that the next run checks only files that have changed. */
const cacheOf = (name) => at('node_modules/.cache/check', name);
const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', cacheOf(name)];

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
  [
    'unit specs',
    [...jest, '--maxWorkers=2', '--testPathIgnorePatterns', '/node_modules/', '/dist/', '\\.(int|e2e)\\.spec\\.'],
  ],
];
await installPackages();
for (const [name, args] of steps) {
  if ((await run(node, args, { cwd: root })) === 0) continue;
  print(`${name} failed`);
  process.exitCode = 1;
}
