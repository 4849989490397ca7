import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';
import { findRunningSite } from './site/data-folder.mjs';

/** Runs a compiled program, such as `rebuild/rebuild`, with the settings of the running site. */
const [program, ...args] = process.argv.slice(2);
const site = findRunningSite();
if (!site?.env) exitWithError('The site is not running: start it with npm start.');
process.exitCode = await run(process.execPath, [at(`dist/scripts/${program}.js`), ...args], { env: site.env });
