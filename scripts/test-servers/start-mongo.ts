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

/** Starts SecantusDB with users, whose roles it enforces. The users of MONGODB_TEST_URL are not changed. */
export async function startMongoWithUsers(users: object[]): Promise<TestMongo | null> {
  const program = await testServer('secantusdb.mjs');
  return program === null ? null : startSecantusdb(program, 'admin', users);
}

async function startSecantusdb(folder: string, database: string, users: object[] = []): Promise<TestMongo> {
  const data = await mkdtemp(join(tmpdir(), 'site-mongo-'));
  const port = await freePort();
  const url = `mongodb://127.0.0.1:${port}/${database}`;
  const options = [
    '--host=127.0.0.1',
    `--port=${port}`,
    `--storage-path=${data}`,
    '--log-level=ERROR',
    '--cache-size=256M',
  ];
  let stop = await run(folder, data, url, options);
  if (users.length > 0) {
    const client = await MongoClient.connect(url);
    for (const user of users) await client.db('admin').command(user);
    await client.close();
    await stop('SIGTERM');
    stop = await run(folder, data, url, [...options, '--auth']);
  }
  return {
    url,
    server: 'SecantusDB',
    stop: async () => {
      await stop('SIGKILL');
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function run(folder: string, cwd: string, url: string, options: string[]) {
  const server = spawn('python3', ['-c', 'from secantus.cli import main; main()', ...options], {
    env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    cwd,
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await until(async () => server.exitCode !== null || (await answers(url)), 60_000);
  if (server.exitCode !== null) throw new Error(`SecantusDB ended with ${server.exitCode}`);
  return async (signal: NodeJS.Signals) => {
    process.off('exit', kill);
    server.kill(signal);
    await exited;
  };
}

/** A client connects before it signs in, so a server that refuses other commands answers too. */
async function answers(url: string): Promise<boolean> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
  return client
    .connect()
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.close());
}
