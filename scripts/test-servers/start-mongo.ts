import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';
import { until } from '../../services/kit/testing/until.ts';
import { freePort } from '../machine/ports.mjs';
import { startSerializingProxy } from './serializing-proxy.ts';
import { testServer } from './test-server.ts';

type MongoServer = 'FerretDB' | 'SecantusDB';

export interface TestMongo {
  url: string;
  server: 'MONGODB_TEST_URL' | MongoServer;
  stop(): Promise<void>;
}

/** Store suites run on both: FerretDB follows SQLite in places, SecantusDB follows MongoDB. */
export const mongoServers: MongoServer[] = ['FerretDB', 'SecantusDB'];

/** Uses MONGODB_TEST_URL, else the named server. Without a server its suites are skipped and the reason is printed. */
export async function startMongoForTests(server: MongoServer = 'FerretDB'): Promise<TestMongo | null> {
  const database = `test_${process.pid}_${Date.now()}`;
  const named = process.env.MONGODB_TEST_URL;
  if (named) {
    if (server !== 'FerretDB') return null;
    const url = named.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?/, `$1/${database}`);
    return { url, server: 'MONGODB_TEST_URL', stop: () => drop(url) };
  }
  const program = await testServer(server === 'FerretDB' ? 'ferretdb.mjs' : 'secantusdb.mjs');
  if (program === null) return null;
  return server === 'FerretDB' ? startFerretdb(program, database) : startSecantusdb(program, database);
}

async function drop(url: string): Promise<void> {
  const client = new MongoClient(url);
  await client.db().dropDatabase();
  await client.close();
}

async function startFerretdb(program: string, database: string): Promise<TestMongo> {
  const folder = await mkdtemp(join(tmpdir(), 'site-mongo-'));
  const server = spawn(
    program,
    [
      '--handler=sqlite',
      `--sqlite-url=file:${folder}/`,
      `--state-dir=${folder}`,
      '--listen-addr=127.0.0.1:0',
      '--debug-addr=-',
      '--telemetry=disable',
      '--log-format=json',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => server.kill();
  process.once('exit', kill);
  const proxy = await startSerializingProxy(await listening(server));
  return {
    url: `mongodb://127.0.0.1:${proxy.port}/${database}?directConnection=true`,
    server: 'FerretDB',
    stop: async () => {
      const exited = once(server, 'exit');
      process.off('exit', kill);
      await proxy.close();
      server.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
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

async function listening(server: ChildProcess): Promise<number> {
  const output: string[] = [];
  for await (const line of createInterface({ input: server.stderr! })) {
    output.push(line);
    const port = /Listening on TCP 127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) {
      server.stderr!.resume();
      return Number(port);
    }
  }
  throw new Error(`FerretDB did not start: ${output.join('\n')}`);
}
