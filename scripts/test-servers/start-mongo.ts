import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { until } from '../../services/kit/testing/until.ts';
import { freePort } from '../machine/ports.mjs';
import { testServer } from './test-server.ts';

export interface TestMongo {
  url: string;
  server: 'MONGODB_TEST_URL' | 'SecantusDB';
  stop(): Promise<void>;
}

/** Uses MONGODB_TEST_URL, or SecantusDB if it is not set. Without a server, its suites are skipped and the reason is printed. */
export async function startMongoForTests(): Promise<TestMongo | null> {
  const database = `test_${process.pid}_${Date.now()}`;
  const named = process.env.MONGODB_TEST_URL;
  if (named) {
    const url = named.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?/, `$1/${database}`);
    return { url, server: 'MONGODB_TEST_URL', stop: () => drop(url) };
  }
  const program = await testServer('secantusdb.mjs');
  return program === null ? null : startSecantusdb(program, database);
}

async function drop(url: string): Promise<void> {
  const client = new MongoClient(url);
  await client.db().dropDatabase();
  await client.close();
}

async function startSecantusdb(folder: string, database: string): Promise<TestMongo> {
  const data = await mkdtemp(join(tmpdir(), 'site-mongo-'));
  const port = await freePort();
  const options = [
    '--host=127.0.0.1',
    `--port=${port}`,
    `--storage-path=${data}`,
    '--log-level=ERROR',
    '--cache-size=256M',
  ];
  const server = spawn('python3', ['-c', 'from secantus.cli import main; main()', ...options], {
    env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    cwd: data,
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const url = `mongodb://127.0.0.1:${port}/${database}`;
  await until(async () => server.exitCode !== null || (await answers(url)), 60_000);
  if (server.exitCode !== null) throw new Error(`SecantusDB ended with ${server.exitCode}`);
  return {
    url,
    server: 'SecantusDB',
    stop: async () => {
      process.off('exit', kill);
      kill();
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
  return client
    .db()
    .command({ ping: 1 })
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.close());
}
