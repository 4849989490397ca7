import process from 'node:process';
import { print } from '../machine/print.mjs';
import { at } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';
import { startContainers } from '../test-servers/start-containers.mjs';

/**
 * Prepares the test servers before any Jest worker needs them. Starts containers if there is an engine, and builds the programs of other
 * servers. A server for which both fail is reported, and its suites are skipped. `stop` ends the containers.
 */
export async function prepareServers() {
  const startedAt = Date.now();
  const { env, stop } = await startContainers();
  const isRunning = (variable) => Boolean(process.env[variable] ?? env[variable]);
  const scripts = [
    ...(isRunning('MONGODB_TEST_URL') ? [] : ['secantusdb.mjs']),
    'nats-current.mjs',
    ...(isRunning('S3_TEST_URL') ? [] : ['s3.mjs']),
    ...(isRunning('TYPESENSE_TEST_URL') ? [] : ['typesense.mjs']),
    ...(process.env.PROMTOOL ? [] : ['promtool.mjs']),
  ];
  for (const script of scripts)
    await run(process.execPath, [at('scripts/test-servers', script)], { stdio: ['ignore', 'ignore', 'inherit'] });
  print(`The test servers are ready (${Math.round((Date.now() - startedAt) / 1000)} s).`);
  return { env: { TEST_SERVERS: 'ready', ...env }, stop };
}
