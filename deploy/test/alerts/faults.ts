import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { deleteDeadLetter, listDeadLetters } from '../../../scripts/dead-letters/letters.ts';
import { freePort } from '../../../scripts/machine/ports.mjs';
import { findRunningSite } from '../../../scripts/site/data-folder.mjs';
import { startMongoForTests } from '../../../scripts/test-servers/start-mongo.ts';
import { connectNats } from '../../../services/kit/bus/connect-nats.ts';
import { DEAD_LETTERS, EVENTS, STREAM_KEEPER, streams } from '../../../services/kit/bus/event-stream.ts';
import { startCuttableProxy } from '../../../services/kit/testing/cuttable-proxy.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { type AlertedSite, telemetryTo } from './alerted-site.ts';
import { repeat, type Stop } from './repeat.ts';

const STOPPED_MS = 1500;
const RUNNING_MS = 200;

/** Suspends the process repeatedly, so that it gets little CPU time. */
export function starve(site: AlertedSite, service: string): Stop {
  const { pid } = site.child(service);
  const stop = repeat(async () => {
    process.kill(pid, 'SIGSTOP');
    await delay(STOPPED_MS);
    process.kill(pid, 'SIGCONT');
  }, RUNNING_MS);
  return stop;
}

export function loseTable(site: AlertedSite, service: string, table: string): Stop {
  const rename = (from: string, to: string) => {
    const database = new Database(join(site.data, 'store', `${service}.db`));
    database.pragma('busy_timeout = 5000');
    database.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    database.close();
  };
  rename(table, `${table}_lost`);
  return async () => rename(`${table}_lost`, table);
}

const natsFolder = ({ data }: AlertedSite) => join(data, 'nats');
const natsProcess = (site: AlertedSite) => Number(readFileSync(join(natsFolder(site), 'nats.pid'), 'utf8'));

export function suspendNats(site: AlertedSite): Stop {
  const pid = natsProcess(site);
  process.kill(pid, 'SIGSTOP');
  return async () => void process.kill(pid, 'SIGCONT');
}

/** Starts another instance of statistics. */
async function startInstance({ data, collectorUrl }: AlertedSite, settings: NodeJS.ProcessEnv): Promise<Stop> {
  const { env } = findRunningSite(data)!;
  const healthPort = await freePort();
  const instance = spawn(process.execPath, ['dist/services/main.js', 'statistics'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...env,
      ...telemetryTo(collectorUrl),
      ...settings,
      HEALTH_PORT: `${healthPort}`,
    },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${healthPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady);
  return async () => {
    if (instance.kill('SIGKILL')) await once(instance, 'exit');
  };
}

/** Starts another instance with a MongoDB server, which it can no longer reach once it is ready. */
export async function cutFromDatabase(site: AlertedSite): Promise<Stop> {
  const mongo = await startMongoForTests();
  if (!mongo) throw new Error('This drill needs a MongoDB server');
  const { port } = new URL(mongo.url);
  const proxy = await startCuttableProxy(Number(port));
  const proxied = mongo.url.replace(`:${port}`, `:${proxy.port}`);
  const stop = await startInstance(site, { STORE_URL: `${proxied}?directConnection=true` });
  proxy.cut();
  return async () => {
    await stop();
    await proxy.close();
    await mongo.stop();
  };
}

/** Starts another instance that may work on one call at a time, and lets no call wait. */
export const limitCalls = (site: AlertedSite): Promise<Stop> =>
  startInstance(site, {
    CALLS_AT_ONCE: '1',
    CALLS_WAITING: '0',
    STORE_URL: `sqlite:${join(site.data, 'store-of-another-instance')}`,
  });

/** Starts a BFF of visitors whose edge is away, so that the purge with which it starts fails. */
export async function startBeforeLostEdge({ data, collectorUrl }: AlertedSite): Promise<Stop> {
  const { env } = findRunningSite(data)!;
  const port = await freePort();
  const edge = { EDGE: 'varnish', EDGE_URL: `http://127.0.0.1:${await freePort()}`, EDGE_TOKEN: 'a-token' };
  const bff = spawn(process.execPath, ['dist/bff/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...env,
      ...telemetryTo(collectorUrl),
      ...edge,
      DRAFT: '',
      HOST: '127.0.0.1',
      PORT: `${port}`,
    },
  });
  return async () => {
    if (bff.kill('SIGKILL')) await once(bff, 'exit');
  };
}

/** Fills more than half of the stream of dead letters with letters of a service. */
export async function fillDeadLetters({ data }: AlertedSite, service: string): Promise<Stop> {
  const { env } = findRunningSite(data)!;
  const folder = env.NATS_CREDENTIALS!;
  const sender = await connectNats(env.NATS_URL!, service, { folder });
  const letter = new Uint8Array(2 ** 20);
  const { max_bytes } = streams.find(({ name }) => name === DEAD_LETTERS)!;
  for (let bytes = 0; bytes < 0.55 * max_bytes; bytes += letter.length)
    await jetstream(sender.connection).publish(`dead.${service}.${service}.fill`, letter);
  await sender.close();
  return async () => {
    const operator = await connectNats(env.NATS_URL!, 'operator', { folder });
    for (const each of await listDeadLetters(operator)) await deleteDeadLetter(operator, each);
    await operator.close();
  };
}

export async function purgeEvents({ data }: AlertedSite): Promise<void> {
  const { env } = findRunningSite(data)!;
  const keeper = await connectNats(env.NATS_URL!, STREAM_KEEPER, { folder: env.NATS_CREDENTIALS! });
  await (await jetstreamManager(keeper.connection)).streams.purge(EVENTS);
  await keeper.close();
}

/** Makes NATS refuse the events of a service, as after an upgrade without the new users. */
export function forbidEvents(site: AlertedSite, service: string): Stop {
  const file = join(natsFolder(site), 'nats.conf');
  const config = readFileSync(file, 'utf8');
  const load = (text: string) => {
    writeFileSync(file, text);
    process.kill(natsProcess(site), 'SIGHUP');
  };
  load(config.replaceAll(`"events.${service}.`, `"forbidden.${service}.`));
  return async () => load(config);
}
