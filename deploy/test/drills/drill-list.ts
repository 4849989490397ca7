import { setTimeout as delay } from 'node:timers/promises';
import type { Container } from './container.ts';
import type { Drill } from './drill.ts';
import { fillDisk, freeDisk, upload } from './full-disk.ts';
import { leaderOf } from './nats-leader.ts';
import type { System } from './system.ts';

const STEADY_MS = 20_000;
const CUT_MS = 30_000;
const OUTAGE_MS = 5 * 60_000;

const eachProcess = (act: (container: Container) => Promise<void>) => async (system: System) => {
  for (const container of [...system.services, ...system.bffs]) {
    await act(container);
    await container.untilReady();
  }
};

const withoutNode = async (node: Container, whileLost: () => Promise<void>) => {
  await node.kill();
  await whileLost();
  await node.start();
};

export const drills: Drill[] = [
  { name: 'Nothing', act: () => delay(STEADY_MS) },
  { name: 'Every process restarts', act: eachProcess((container) => container.restart()) },
  {
    name: 'Every process is killed',
    act: eachProcess(async (container) => {
      await container.kill();
      await container.start();
    }),
  },
  {
    name: 'One of three NATS nodes is lost',
    act: async (system, load) => {
      const leader = await leaderOf(system);
      await withoutNode(
        system.nats.find((node) => node !== leader)!,
        load.everyoneWrote,
      );
    },
  },
  {
    name: 'The leading NATS node is lost',
    act: async (system, load) => withoutNode(await leaderOf(system), load.everyoneWrote),
  },
  {
    name: 'All NATS nodes are lost for five minutes',
    act: async ({ nats }) => {
      for (const node of nats) await node.kill();
      await delay(OUTAGE_MS);
    },
    recover: async ({ nats }) => {
      for (const node of nats) await node.start();
    },
  },
  {
    name: 'MongoDB is lost for five minutes',
    act: async ({ mongodb }) => {
      await mongodb.kill();
      await delay(OUTAGE_MS);
    },
    recover: ({ mongodb }) => mongodb.start(),
  },
  { name: 'MongoDB restarts', act: ({ mongodb }) => mongodb.restart() },
  {
    name: 'The disk of the file store is full',
    act: async (system, load) => {
      await fillDisk(system);
      const { status, text } = await upload(system);
      if (status < 400) throw new Error(`An upload to a full disk is answered with ${status} ${text}`);
      await load.everyoneWrote();
    },
    recover: async (system) => {
      await freeDisk(system);
      const { status, text } = await upload(system);
      if (status !== 200) throw new Error(`An upload after the disk was full is answered with ${status} ${text}`);
    },
  },
  {
    name: 'NATS cannot be reached from the BFFs for 30 s',
    act: async ({ bffs, networks }) => {
      for (const bff of bffs) await bff.disconnect(networks.events);
      await delay(CUT_MS);
    },
    recover: async ({ bffs, networks }) => {
      for (const bff of bffs) await bff.connect(networks.events);
    },
  },
];
