import { buildWhenChanged } from './build/build.mjs';
import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';

/** Prints the authorization block for a nats-server of a platform team, derived from the contracts. */
if (!(await buildWhenChanged())) exitWithError('The build failed; what it printed above says why.');
process.exitCode = await run(process.execPath, [at('dist/scripts/nats/print-config.js'), ...process.argv.slice(2)]);
