import { requireBuild } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { runSite } from './site/run-site.mjs';
import { signInLine } from './site/login.mjs';
import { stopOnSignals } from './site/stop-on-signals.mjs';

const startedAt = Date.now();
checkNodeVersion();
await installPackages();
await requireBuild();

const site = runSite({ apart: process.argv.includes('--apart') });
stopOnSignals(site);
try {
  const { url, login } = await site.ready;
  print(`
  The site     ${url}   (ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s)
  ${signInLine(login)}

  Ctrl-C stops everything.
`);
} catch (error) {
  await site.stop();
  exitWithError(error.message);
}
