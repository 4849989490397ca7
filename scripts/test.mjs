import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { print } from './machine/print.mjs';
import { slowestSuites, summarize } from './test/tally.mjs';

const MEASURING = '.alone.spec.';
/** One more than the cores of a small machine: browser tests wait half of the time. */
const WORKERS = 3;
const NOT_OURS = ['/node_modules/', '/dist/', '/data/'];

checkNodeVersion();
await installPackages();
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

const built = await buildWhenChanged();
if (!built) print('The build failed; see the output above.');
// Imported late, because it needs a package that the first run has just installed.
const { prepareServers } = await import('./test/prepare-servers.mjs');
const servers = await prepareServers();
const folder = mkdtempSync(join(tmpdir(), 'tests-'));
const env = {
  SEEDED_SITES: join(folder, 'seeded-sites'),
  // Node warns about the flag, and Jest cannot load ESM without it.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-warnings --experimental-vm-modules`.trim(),
  PATH: [process.env.PATH, nats && dirname(nats)].filter(Boolean).join(delimiter),
  ...(chromium && { CHROMIUM: chromium }),
  ...servers.env,
};

const reports = [];
try {
  reports.push(
    await jest('together', [
      `--maxWorkers=${WORKERS}`,
      '--testPathIgnorePatterns',
      ...NOT_OURS,
      MEASURING.replaceAll('.', '\\.'),
    ]),
  );
  reports.push(await jest('alone', ['--runInBand', '--testMatch', `**/*${MEASURING}ts`]));
} finally {
  rmSync(folder, { recursive: true, force: true });
  await servers.stop();
}
print(`The slowest suites:\n${slowestSuites(reports, root).join('\n')}`);
const { line, failed } = summarize(reports, built ? 0 : 1);
print(line);
process.exitCode = failed > 0 ? 1 : 0;

async function jest(name, options) {
  const report = join(folder, `${name}.json`);
  const args = [
    at('node_modules/jest/bin/jest.js'),
    ...options,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
  ];
  await run(process.execPath, [...args, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    print(`Jest wrote no report: ${error.message}`);
    return undefined;
  }
}
