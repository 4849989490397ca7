import { buildWhenChanged } from './build/build.mjs';
import { at } from './machine/root.mjs';
import { exitWithError } from './machine/print.mjs';
import { run } from './machine/run.mjs';

if (!(await buildWhenChanged())) exitWithError('The build failed; see the output above.');
process.exitCode = await run(process.execPath, [
  at('dist/scripts/installation/rotate-token-key.js'),
  ...process.argv.slice(2),
]);
