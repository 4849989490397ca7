import process from 'node:process';
import { at } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';

/**
 * Builds the servers that some suites want, one after the other and before any worker asks for one. What cannot be had is named,
 * and its suites are skipped; answers the settings that tell them that nothing is left to build.
 */
export async function prepareServers() {
  const scripts = [
    ...(process.env.MONGODB_TEST_URL ? [] : ['ferretdb.mjs', 'secantusdb.mjs']),
    'nats-current.mjs',
    ...(process.env.S3_TEST_URL ? [] : ['s3.mjs']),
    ...(process.env.TYPESENSE_TEST_URL ? [] : ['typesense.mjs']),
  ];
  for (const script of scripts)
    await run(process.execPath, [at('scripts/test-servers', script)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { TEST_SERVERS: 'ready' };
}
