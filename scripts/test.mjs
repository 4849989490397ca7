import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buildWhenChanged } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import {
  ensureChromium,
  ensureFonts,
  ensureNatsServer,
  ensurePip,
  ensureRunbookPrograms,
  installNats,
} from './machine/programs.mjs';
import { root } from './machine/root.mjs';
import { print } from './machine/print.mjs';
import { runJest } from './test/run-jest.mjs';
import { slowestSuites, summarize } from './test/tally.mjs';

/** One more than the cores of a small machine, because browser tests wait half of the time; each worker and its browser need up to 2 GB. */
const WORKERS = Math.max(1, Math.min(3, Math.floor(totalmem() / 2e9)));

checkNodeVersion();
const [{ nats, chromium }] = await Promise.all([ensurePrograms(), installPackages()]);

// This import is late, because it needs a package that the first run has just installed.
const { prepareServers } = await import('./test/prepare-servers.mjs');
// The servers are downloaded and started while the site is built.
const [built, servers] = await Promise.all([buildWhenChanged(), prepareServers()]);
if (!built) print('The build failed; see the output above.');
const seededSites = mkdtempSync(join(tmpdir(), 'seeded-sites-'));
const env = {
  SEEDED_SITES: seededSites,
  PATH: [process.env.PATH, nats && dirname(nats)].filter(Boolean).join(delimiter),
  ...(chromium && { CHROMIUM: chromium }),
  ...servers.env,
};

let report;
try {
  report = await runJest([`--maxWorkers=${WORKERS}`], env);
} finally {
  rmSync(seededSites, { recursive: true, force: true });
  await servers.stop();
}
print(`The slowest suites:\n${slowestSuites(report, root).join('\n')}`);
const { line, failed } = summarize(report, built ? 0 : 1);
print(line);
process.exitCode = failed > 0 ? 1 : 0;

/** Installs the Debian packages that the tests need, and says which ones a person must install. */
async function ensurePrograms() {
  const nats = await ensureNatsServer();
  if (!nats) print(`nats-server is missing, so most tests will fail. ${installNats}`);
  const chromium = await ensureChromium();
  if (!chromium)
    print('Chromium is missing, so the tests in a browser will fail. Debian: apt-get install chromium-headless-shell');
  const missingFonts = await ensureFonts();
  if (missingFonts.length > 0)
    print(`Fonts are missing, so tests of layout may fail. Debian: apt-get install ${missingFonts.join(' ')}`);
  const missingPrograms = await ensureRunbookPrograms();
  if (missingPrograms.length > 0)
    print(`The tests of the runbooks will fail. Debian: apt-get install ${missingPrograms.join(' ')}`);
  await ensurePip();
  return { nats, chromium };
}
