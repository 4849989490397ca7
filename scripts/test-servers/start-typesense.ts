import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../services/kit/testing/until.ts';
import { freePort } from '../machine/ports.mjs';
import { testServer } from './test-server.ts';

interface TestTypesense {
  server: 'TYPESENSE_TEST_URL' | 'Typesense';
  url: string;
  stop(): Promise<void>;
}

const KEY = 'test-key';
const START_MS = 60_000;

/** Uses TYPESENSE_TEST_URL, or Typesense 0.24.1 if it is not set. Without a server, its suites are skipped and the reason is printed. */
export async function startTypesenseForTests(): Promise<TestTypesense | null> {
  const url = process.env.TYPESENSE_TEST_URL;
  if (url) return { server: 'TYPESENSE_TEST_URL', url, stop: async () => undefined };
  const program = await testServer('typesense.mjs');
  return program === null ? null : startTypesense(program);
}

async function startTypesense(program: string): Promise<TestTypesense> {
  const folder = await mkdtemp(join(tmpdir(), 'site-typesense-'));
  const port = await freePort();
  const peeringPort = await freePort(port + 1);
  const addresses = [`--api-port=${port}`, `--peering-port=${peeringPort}`];
  const hosts = ['--api-address=127.0.0.1', '--peering-address=127.0.0.1'];
  const options = [`--data-dir=${folder}`, `--api-key=${KEY}`, ...hosts, ...addresses];
  const server = spawn(program, options, { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const isHealthy = () => fetch(`http://127.0.0.1:${port}/health`).then(({ ok }) => ok, () => false); // prettier-ignore
  await until(async () => server.exitCode !== null || (await isHealthy()), START_MS);
  if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`);
  return { server: 'Typesense', url: `typesense://${KEY}@127.0.0.1:${port}`, stop };
}
