import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';
import { findRunningSite } from './site/data-folder.mjs';

const site = findRunningSite();
if (!site?.env && !process.env.NATS_URL)
  exitWithError('The site is not running: start it with npm start, or set NATS_URL.');
process.exitCode = await run(
  process.execPath,
  [at('dist/scripts/dead-letters/dead-letters.js'), ...process.argv.slice(2)],
  {
    env: process.env.NATS_URL ? {} : site.env,
  },
);
