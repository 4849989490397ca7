import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBuild } from '../build/build.mjs';
import { checkNodeVersion } from '../machine/node-version.mjs';
import { installPackages } from '../machine/packages.mjs';
import { exitWithError } from '../machine/print.mjs';
import { ensureChromium } from '../machine/programs.mjs';
import { runSite } from './run-site.mjs';

/** Runs `work` with a temporary site that contains the demo. Afterwards, removes the site and exits with the code that `work` returns. */
export async function withThrowawaySite(settings, work) {
  checkNodeVersion();
  await installPackages();
  const chromium = await ensureChromium();
  if (!chromium) exitWithError('Chromium is missing. Debian: apt-get install chromium');
  await requireBuild();

  const data = mkdtempSync(join(tmpdir(), 'site-'));
  Object.assign(process.env, { DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error', ...settings });
  const site = runSite();
  const end = async (code) => {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));
  try {
    await end(await work({ ...(await site.ready), chromium }));
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    await end(1);
  }
}
