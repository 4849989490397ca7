import { requireBuild } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { runSite } from './site/run-site.mjs';
import { signInLine } from './site/login.mjs';
import { stopOnSignals } from './site/stop-on-signals.mjs';

const startedAt = Date.now();
checkNodeVersion();
await installPackages();
await requireBuild();

const isEmpty = process.argv.includes('--empty');
if (isEmpty) process.env.DEMO_REGIONS = 'none';
const site = runSite({ apart: process.argv.includes('--apart') });
stopOnSignals(site);
try {
  const { url, login } = await site.ready;
  if (isEmpty && login) await setUp();
  print(`
  The site     ${url}   (ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s)
  ${signInLine(login)}

  Ctrl-C stops everything.
`);
} catch (error) {
  await site.stop();
  exitWithError(error.message);
}

async function setUp() {
  const args = ['set-up/set-up', ...process.argv.slice(2)];
  if ((await run(process.execPath, [at('scripts/run-with-site.mjs'), ...args])) !== 0)
    print('The website was not set up; see the output above. It asks for its name and region after the first sign-in.');
}
