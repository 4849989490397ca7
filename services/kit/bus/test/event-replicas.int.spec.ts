import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { freePort } from '../../../../scripts/machine/ports.mjs';
import { type NatsServer, natsServer } from '../../testing/nats-server.ts';
import { until } from '../../testing/until.ts';
import { connectNats, type Nats } from '../connect-nats.ts';
import { ensureStreams, streams } from '../event-stream.ts';

const NODES = 3;

let folder: string;
let nodes: Map<string, NatsServer>;
let nats: Nats;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  const ports = [await freePort(23_000)];
  while (ports.length < NODES) ports.push(await freePort(ports.at(-1)! + 1));
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`).join(', ');
  nodes = new Map();
  for (const port of ports) {
    const cluster = `cluster { name: test, listen: "127.0.0.1:${port}", routes: [${routes}] }`;
    const name = `node-${port}`;
    nodes.set(name, await natsServer(join(folder, name), { authorization: `server_name: ${name}\n${cluster}\n` }));
  }
  nats = await connectNats([...nodes.values()].map(({ url }) => url).join(','), 'test', {}, NODES);
  // The server refuses this until the nodes have elected a leader.
  await until(() => ensureStreams(nats).then(() => true, () => false), 180_000); // prettier-ignore
});

afterAll(async () => {
  await nats?.close();
  await Promise.all([...nodes.values()].map((node) => node.stop()));
  await rm(folder, { recursive: true, force: true });
});

test('events are stored in as many nodes as the setting names', async () => {
  const manager = await ensureStreams(nats);
  for (const { name } of streams) {
    const { config, cluster } = await manager.streams.info(name);
    expect([config.num_replicas, cluster?.replicas?.length]).toEqual([NODES, NODES - 1]);
  }
});

test('an event survives the loss of the node that leads its stream', async () => {
  const events = streams[0]!.name;
  const infoOf = async () => (await ensureStreams(nats)).streams.info(events);
  await jetstream(nats.connection).publish('events.test.happened', 'before');
  await nodes.get((await infoOf()).cluster!.leader!)!.stop();
  const isStored = () => infoOf().then(({ state }) => state.messages === 1, () => false); // prettier-ignore
  await until(isStored, 180_000);
  const { seq } = await jetstream(nats.connection).publish('events.test.happened', 'after');
  expect(seq).toBe(2);
});
