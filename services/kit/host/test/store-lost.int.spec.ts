import { z } from 'zod';
import { defineContract } from '../../../../proto/contract.ts';
import { startMongoForTests } from '../../../../scripts/test-servers/start-mongo.ts';
import { handle } from '../../contract/handle.ts';
import { openStores } from '../../store/open-stores.ts';
import { type Stores, STORES } from '../../store/store.ts';
import { type CuttableProxy, startCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { partialService } from '../../testing/partial-service.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import type { Host } from '../start-host.ts';

const counter = defineContract(
  'counter',
  {
    count: {
      summary: 'Stores a row and returns the address of the store that this instance uses.',
      kind: 'command',
      who: 'anyone',
      in: z.object({ _id: z.string() }),
      out: z.object({ storedIn: z.string() }),
    },
  },
  {},
);

const addressOf = new Map<Stores, string>();
const counterService = partialService(
  counter,
  handle(counter.calls.count, { stores: STORES }, async ({ _id }, _, { stores }) => {
    await stores.collection({ name: 'rows' }).insert({ _id });
    return { storedIn: addressOf.get(stores)! };
  }),
);

const mongo = await startMongoForTests();

(mongo ? describe : describe.skip)('of two instances, one of which has lost its store', () => {
  let proxy: CuttableProxy;
  let stack: Stack;
  let cutOff: Host;
  const addresses: string[] = [];
  let rows = 0;
  beforeAll(async () => {
    const { port } = new URL(mongo!.url);
    proxy = await startCuttableProxy(Number(port));
    const proxied = new URL(mongo!.url);
    proxied.port = String(proxy.port);
    proxied.searchParams.set('directConnection', 'true');
    addresses.push(mongo!.url, proxied.href);
    const remaining = [...addresses];
    const openNext = async (_: string, service: string) => {
      const address = remaining.shift()!;
      const stores = await openStores(address, service);
      addressOf.set(stores, address);
      return stores;
    };
    stack = await startStack({ services: [counterService], openStores: openNext });
    cutOff = await stack.addHost();
  });
  afterAll(async () => {
    await stack?.stop();
    await proxy?.close();
    await mongo?.stop();
  });

  const isCutOff = () => cutOff.services[0]!.storeWatch.isLost;
  /** NATS chooses an instance at random, so that each of two receives one of 60 calls. */
  const storesOfManyCalls = async () => {
    const calls = Array.from({ length: 60 }, () => stack.call(counter.calls.count, { _id: `${(rows += 1)}` }));
    return [...new Set((await Promise.all(calls)).map(({ storedIn }) => storedIn))].sort();
  };

  test('only the other one receives calls, until the store answers again', async () => {
    const both = [...addresses].sort();
    expect(await storesOfManyCalls()).toEqual(both);
    proxy.cut();
    await until(isCutOff);
    expect(await storesOfManyCalls()).toEqual([mongo!.url]);
    proxy.restore();
    await until(() => !isCutOff());
    expect(await storesOfManyCalls()).toEqual(both);
  });
});
