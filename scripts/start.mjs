import { requireBuild } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { runSite } from './site/run-site.mjs';
import { signInLine } from './site/login.mjs';
import { stopOnSignals } from './site/stop-on-signals.mjs';

const emptyLine =
  '\n  No demo content is added. After the first sign-in, a website without content asks for its name, region and colour.';
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
  print(`
  The site     ${url}   (ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s)
  ${signInLine(login)}${isEmpty ? emptyLine : ''}

  Ctrl-C stops everything.
`);
} catch (error) {
  await site.stop();
  exitWithError(error.message);
}
