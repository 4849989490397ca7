import { setImmediate as nextTurn } from 'node:timers/promises';
import { SharedSync } from './write-ahead-log.ts';

/** Each sync ends when the test says so. */
function setUp() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const shared = new SharedSync(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  return { shared, ends };
}

test('requests of one turn share a sync, later ones the next sync', async () => {
  const { shared, ends } = setUp();
  const first = Promise.all([shared.request(), shared.request()]);
  await nextTurn();
  const second = [shared.request(), shared.request()];
  await nextTurn();
  expect(ends).toHaveLength(1);
  ends[0]!.resolve();
  await first;
  await nextTurn();
  expect(ends).toHaveLength(2);
  ends[1]!.resolve();
  await Promise.all(second);
});

test('a failed sync rejects its own requests only', async () => {
  const { shared, ends } = setUp();
  const first = shared.request();
  await nextTurn();
  const second = shared.request();
  ends[0]!.reject(new Error('Disk full'));
  await expect(first).rejects.toThrow('Disk full');
  await nextTurn();
  ends[1]!.resolve();
  await second;
  await shared.idle();
});
