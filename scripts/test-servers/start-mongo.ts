import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';
import { oneAtATime } from './one-at-a-time.ts';
import { testServer } from './test-server.ts';

export interface TestMongo {
  /** Of a database of its own. */
  url: string;
  server: 'MONGODB_TEST_URL' | 'FerretDB';
  stop(): Promise<void>;
}

/**
 * A MongoDB server for tests: the one that MONGODB_TEST_URL names, else FerretDB, else none, and then why is printed.
 * A suite that does not get one is skipped.
 */
export async function startMongoForTests(): Promise<TestMongo | null> {
  const database = `test_${process.pid}_${Date.now()}`;
  const named = process.env.MONGODB_TEST_URL;
  if (named) {
    const url = named.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?/, `$1/${database}`);
    return { url, server: 'MONGODB_TEST_URL', stop: () => drop(url) };
  }
  const program = await testServer('ferretdb.mjs');
  return program === null ? null : startFerretdb(program, database);
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
  const door = await oneAtATime(await listening(server));
  return {
    url: `mongodb://127.0.0.1:${door.port}/${database}?directConnection=true`,
    server: 'FerretDB',
    stop: async () => {
      const ended = once(server, 'exit');
      process.off('exit', kill);
      await door.close();
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listening(server: ChildProcess): Promise<number> {
  const told: string[] = [];
  for await (const line of createInterface({ input: server.stderr! })) {
    told.push(line);
    const port = /Listening on TCP 127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) {
      server.stderr!.resume();
      return Number(port);
    }
  }
  throw new Error(`FerretDB did not start: ${told.join('\n')}`);
}
