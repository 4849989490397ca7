import { readdirSync } from 'node:fs';
import { buildWhenChanged } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError, print } from './machine/print.mjs';

/** Runs every *.bench.ts, or those whose path holds one of the words given: one after the other, as they share the machine. */
await installPackages();
if (!(await buildWhenChanged())) exitWithError('The build failed; what it printed above says why.');
const words = process.argv.slice(2);
const benches = readdirSync(at('dist'), { recursive: true })
  .filter((path) => path.endsWith('.bench.js') && (words.length === 0 || words.some((word) => path.includes(word))))
  .sort();
if (benches.length === 0)
  exitWithError(`There is no benchmark${words.length > 0 ? ` named ${words.join(' or ')}` : ''}.`);
for (const bench of benches) {
  print(`\n${bench}`);
  const code = await run(process.execPath, [at('dist', bench)], { cwd: root, env: { NODE_ENV: 'production' } });
  if (code !== 0) process.exitCode = 1;
}
