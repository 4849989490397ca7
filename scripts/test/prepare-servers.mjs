import process from 'node:process';
import { at } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';

/**
 * Builds the test servers before any Jest worker needs them. A server that cannot be built is reported and its suites are
 * skipped.
 */
export async function prepareServers() {
  const scripts = [
    ...(process.env.MONGODB_TEST_URL ? [] : ['ferretdb.mjs', 'secantusdb.mjs']),
    'nats-current.mjs',
    ...(process.env.S3_TEST_URL ? [] : ['s3.mjs']),
    ...(process.env.TYPESENSE_TEST_URL ? [] : ['typesense.mjs']),
    ...(process.env.PROMTOOL ? [] : ['promtool.mjs']),
  ];
  for (const script of scripts)
    await run(process.execPath, [at('scripts/test-servers', script)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { TEST_SERVERS: 'ready' };
}
