import { delimiter, dirname } from 'node:path';
import { buildWhenChanged } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { ensureEngines, ensureNatsServer, findProgram, installNats } from './machine/programs.mjs';
import { runJest } from './test/run-jest.mjs';
import { summarize } from './test/tally.mjs';

checkNodeVersion();
await installPackages();
const nats = await ensureNatsServer();
if (!nats && !process.env.NATS_URL) exitWithError(installNats);
const missing = await ensureEngines();
if (missing.length > 0)
  exitWithError(`Install the engines first (Debian: apt-get install --no-install-recommends ${missing.join(' ')}).`);
const built = await buildWhenChanged();
if (!built) print('The build failed; see the output above.');
const report = await runJest(['--maxWorkers=2', '--testMatch', '**/web/e2e/engines/*.engines.ts'], {
  FIREFOX: findProgram('firefox-esr', 'firefox'),
  PATH: [process.env.PATH, nats && dirname(nats)].filter(Boolean).join(delimiter),
});
const { line, failed } = summarize(report, built ? 0 : 1);
print(line);
process.exitCode = failed > 0 ? 1 : 0;
