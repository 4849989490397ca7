import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { print } from './machine/print.mjs';

const node = process.execPath;
const jest = ['--no-warnings', '--experimental-vm-modules', at('node_modules/jest/bin/jest.js')];

const steps = [
  ['eslint', [at('node_modules/eslint/bin/eslint.js'), '.']],
  ['prettier', [at('node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['types', [at('node_modules/typescript7/bin/tsc'), '--noEmit']],
  ['unit specs', [...jest, '--testPathIgnorePatterns', '/node_modules/', '/dist/', '\\.(int|e2e|alone)\\.spec\\.']],
];
await installPackages();
for (const [name, args] of steps) {
  if ((await run(node, args, { cwd: root })) === 0) continue;
  print(`${name} failed`);
  process.exitCode = 1;
}
