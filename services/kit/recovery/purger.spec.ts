import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { until } from '../testing/until.ts';
import { Purger, type Purgeable } from './purger.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-03-31T12:00:00.000Z');
const purgerFor = (...collections: Purgeable[]) => {
  const purger = new Purger({ ...systemClock, now: () => now }, pino({ level: 'silent' }));
  for (const collection of collections) purger.register(collection);
  return purger;
};

function collectionOf(...counts: number[]) {
  const purges: Date[] = [];
  const purge = async (before: Date, limit: number) => {
    purges.push(before);
    return Math.min(counts.shift() ?? 0, limit);
  };
  return { purges, purge };
}

test('documents deleted more than 30 days ago are purged at startup, in batches, from every collection', async () => {
  const [large, small] = [collectionOf(1000, 1000, 3), collectionOf(1)];
  const purger = purgerFor(large, small);
  purger.start();
  await until(() => small.purges.length === 1);
  await purger.stop();
  expect(large.purges).toHaveLength(3);
  for (const before of [...large.purges, ...small.purges]) {
    const days = (now.getTime() - before.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(31);
  }
});

test('concurrent purges share one run', async () => {
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (go = resolve));
  let purges = 0;
  const purger = purgerFor({
    purge: async () => {
      purges += 1;
      await waiting;
      return 0;
    },
  });
  const both = [purger.purge(), purger.purge()];
  go();
  await Promise.all(both);
  expect(purges).toBe(1);
});

test('a failure is left to the next run, and affects neither other collections nor the shutdown', async () => {
  let isAway = true;
  let purged = 0;
  const purger = purgerFor({
    purge: async () => {
      if (isAway) throw new Error('The store is away');
      purged += 1;
      return 0;
    },
  });
  const next = collectionOf(1);
  purger.register(next);
  await purger.purge();
  expect(next.purges).toHaveLength(1);
  isAway = false;
  await purger.purge();
  expect(purged).toBe(1);
  purger.start();
  await purger.stop();
});
