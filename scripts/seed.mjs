import { resolve } from 'node:path';
import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';
import { findRunningSite } from './site/data-folder.mjs';

const site = findRunningSite(resolve(process.env.DATA_DIR ?? at('data')));
if (!site?.env) exitWithError('The site is not running: start it with npm start.');
process.exitCode = await run(process.execPath, [at('dist/scripts/demo/seed.js')], { env: site.env });
