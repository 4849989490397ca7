import { resolve } from 'node:path';
import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';
import { runningIn } from './site/lock-data-folder.mjs';

/** Adds the demo content, as far as it is missing, to the site that runs on this machine. */
const site = runningIn(resolve(process.env.DATA_DIR ?? at('data')));
if (!site?.env) exitWithError('The site is not running: start it with npm start.');
process.exitCode = await run(process.execPath, [at('dist/scripts/demo/seed.js')], { env: site.env });
