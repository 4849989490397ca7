import { pino } from 'pino';
import { until } from '../../services/kit/testing/until.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { EVERYTHING, MANY, toKeys } from './edge-keys.ts';
import { EdgePurger } from './edge-purger.ts';

const key = (name: string | number) => cacheKey('page', name);
const change = (...names: (string | number)[]) => ({ purge: [], invalidate: names.map(key), everything: false });
const keysOf = (...names: (string | number)[]) => [MANY, ...toKeys(names.map(key))];

function setUp({ failures = 0, maxKeys = 100, repeatMs = 60_000 } = {}) {
  const purged: string[][] = [];
  const attempts = { left: failures };
  const edge = {
    maxKeys,
    async purge(keys: readonly string[]) {
      if (attempts.left-- > 0) throw new Error('The edge is away');
      purged.push([...keys]);
    },
  };
  return { purger: new EdgePurger({ edge, now: Date.now, log: pino({ level: 'silent' }), repeatMs }), purged };
}

test('purges what a change concerns, and what depends on too much', async () => {
  const { purger, purged } = setUp();
  purger.add(change('a', 'b'));
  await purger.settle();
  expect(purged).toEqual([keysOf('a', 'b')]);
  await purger.close();
});

test('purges nothing for a change that visitors do not see', async () => {
  const { purger, purged } = setUp();
  purger.add(change());
  await purger.settle();
  expect(purged).toEqual([]);
});

test('collects changes, and splits them for the limit of the edge', async () => {
  const { purger, purged } = setUp({ maxKeys: 2 });
  purger.add(change('a'));
  purger.add(change('b'));
  purger.add(change('a'));
  await purger.settle();
  expect(purged).toEqual([keysOf('a'), toKeys([key('b')])]);
  await purger.close();
});

test('repeats a purge until the edge accepts it', async () => {
  const { purger, purged } = setUp({ failures: 2 });
  purger.add(change('a'));
  const settled = purger.settle();
  await new Promise(setImmediate);
  expect(purger.isFailing).toBe(true);
  await settled;
  expect([purger.isFailing, purged]).toEqual([false, [keysOf('a')]]);
  await purger.close();
});

test('purges everything instead of a list without limits', async () => {
  const { purger, purged } = setUp();
  for (let number = 0; number < 6000; number += 1) purger.add(change(number));
  await purger.settle();
  expect(purged).toEqual([[EVERYTHING]]);
  await purger.close();
});

test('purges a second time, for answers that were on their way', async () => {
  const { purger, purged } = setUp({ repeatMs: 0 });
  purger.add(change('a'));
  await until(async () => purged.length === 2);
  await purger.settle();
  expect(purged).toEqual([keysOf('a'), keysOf('a')]);
  await purger.close();
});

test('ends although the edge is away', async () => {
  const { purger } = setUp({ failures: Infinity });
  purger.add(change('a'));
  await until(async () => purger.isFailing);
  await purger.close();
  expect(purger.isFailing).toBe(true);
});
