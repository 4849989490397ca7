import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { defineContract } from '../../../proto/contract.ts';
import { startMongoForTests, type TestMongo } from '../../../scripts/test-servers/start-mongo.ts';
import { handle } from '../../../services/kit/contract/handle.ts';
import { openStores } from '../../../services/kit/store/open-stores.ts';
import { STORES } from '../../../services/kit/store/store.ts';
import { type CuttableProxy, startCuttableProxy } from '../../../services/kit/testing/cuttable-proxy.ts';
import { partialService } from '../../../services/kit/testing/partial-service.ts';
import { startStack } from '../../../services/kit/testing/stack.ts';

const CONNECTIONS = 8;
const LATENCY_MS = 200;
const READS = 2;
const TIMEOUT_MS = 2000;
/** A little less than the store can answer. */
const LOAD = 0.9 * (CONNECTIONS / READS) * (1000 / LATENCY_MS);
const SECONDS = 15;

const In = z.object({ _id: z.string() });
const Out = z.object({ found: z.boolean() });
const library = defineContract(
  'library',
  {
    look: { summary: 'Reads a row twice.', kind: 'query', who: 'anyone', in: In, out: Out },
    lookOn: { summary: 'Reads a row twice, also too late.', kind: 'command', who: 'anyone', in: In, out: Out },
  },
  {},
);
const { look, lookOn } = library.calls;
const handlerOf = (call: typeof look | typeof lookOn) =>
  handle(call, { stores: STORES }, async ({ _id }, _, { stores }) => {
    const rows = stores.collection({ name: 'rows' });
    for (let read = 1; read < READS; read += 1) await rows.get(_id);
    return { found: (await rows.get(_id)) !== null };
  });
const libraryService = partialService(library, handlerOf(look), handlerOf(lookOn));

const print = (line: string) => process.stdout.write(`${line}\n`);
let mongo: TestMongo | null;
let proxy: CuttableProxy;
beforeAll(async () => {
  mongo = await startMongoForTests();
  if (!mongo) throw new Error('This drill needs a MongoDB server');
  proxy = await startCuttableProxy(Number(new URL(mongo.url).port));
}, 120_000);
afterAll(async () => {
  await proxy?.close();
  await mongo?.stop();
});

/** Returns the answers per second at the usual load and at three times as much. */
async function measure(call: typeof look | typeof lookOn, callsAtOnce: number, callsWaiting: number) {
  const url = new URL(mongo!.url);
  url.port = String(proxy.port);
  url.search = `directConnection=true&maxPoolSize=${CONNECTIONS}`;
  const stack = await startStack({
    services: [libraryService],
    settings: { callsAtOnce, callsWaiting },
    openStores: (_, service) => openStores(url.href, service),
  });
  try {
    const ask = () => stack.call(call, { _id: 'a' }, { timeoutMs: TIMEOUT_MS }).then(() => 1, () => 0); // prettier-ignore
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    proxy.delay(LATENCY_MS);
    const figures: number[] = [];
    for (const load of [LOAD, 3 * LOAD]) {
      const answers: Promise<number>[] = [];
      for (let number = 0; number < load * SECONDS; number += 1) {
        answers.push(ask());
        await delay(1000 / load);
      }
      figures.push((await Promise.all(answers)).reduce((sum, one) => sum + one, 0) / SECONDS);
    }
    return figures as [number, number];
  } finally {
    proxy.delay(0);
    await stack.stop();
  }
}

test(
  'three times the load of a store with 200 ms latency does not reduce the answers',
  async () => {
    const unlimited = await measure(lookOn, 100_000, 100_000);
    const limited = await measure(look, 2 * CONNECTIONS, 4 * CONNECTIONS);
    for (const [name, [usual, three]] of [
      ['without limits and deadlines', unlimited],
      ['with both', limited],
    ] as const)
      print(`${name}: ${usual.toFixed(1)} answers/s at ${LOAD} calls/s, ${three.toFixed(1)} at ${3 * LOAD}`);
    expect(limited[1]).toBeGreaterThan(0.9 * limited[0]);
  },
  10 * 60_000,
);
