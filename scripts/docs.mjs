import { buildWhenChanged } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';

/** Writes the pages of docs/ that are made out of the code. */
await installPackages();
if (!(await buildWhenChanged())) exitWithError('The build failed; what it printed above says why.');
process.exitCode = await run(process.execPath, [at('dist/scripts/docs/write-events.js')], { cwd: root });
