import { Problem } from '../../../proto/errors.ts';
import { type FairJob, FairQueue, type FairQueueOptions } from './fair-queue.ts';

const lane = { waiting: 6, perSource: 3, perSubject: 4 };
const limits: FairQueueOptions = {
  concurrency: 2,
  largeConcurrency: 1,
  small: lane,
  large: lane,
  maxWaitMs: 60_000,
  refusals: {
    tooMany: () => new Problem('too-many', 'Try again.', { retryAfterSeconds: 5 }),
    full: () => new Problem('unavailable', 'Try again.'),
  },
};

function given(some: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({ ...limits, ...some });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (name: string, { source, subject = name, isLarge = false }: Partial<FairJob> & { source?: string }) =>
    queue
      .run({ sources: source ? [source] : [], subject, isLarge }, () => {
        begun.push(name);
        return new Promise<void>((resolve) => finish.set(name, resolve));
      })
      .then(
        () => 'made',
        ({ code }: { code: string }) => code,
      );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    finish.get(name)!();
    await settle();
  };
  return { begun, ask, end, settle };
}

test('a large rendition never takes the last worker', async () => {
  const { begun, ask } = given();
  void ask('large 1', { isLarge: true });
  void ask('large 2', { isLarge: true });
  void ask('small', {});
  expect(begun).toEqual(['large 1', 'small']);
});

test('small renditions come before large ones, and a large one after four of them', async () => {
  const { begun, ask, end } = given();
  void ask('a', {});
  void ask('b', {});
  void ask('large', { isLarge: true });
  for (const name of ['c', 'd', 'e', 'f']) void ask(name, {});
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'large', 'e']);
});

test('sources are served in turn: one request of another source precedes the rest of a series', async () => {
  const { begun, ask, end } = given();
  for (const name of ['1', '2', '3', '4', '5']) void ask(name, { source: 'busy', subject: 'p' });
  void ask('other', { source: 'calm', subject: 'p' });
  await end('1');
  expect(begun).toEqual(['1', '2', 'other']);
});

test('subjects are served in turn if every request has another source', async () => {
  const { begun, ask, end } = given();
  for (const name of ['1', '2', '3', '4']) void ask(name, { source: name, subject: 'attacked' });
  void ask('other', { source: 'calm', subject: 'another' });
  await end('1');
  expect(begun).toEqual(['1', '2', 'other']);
});

test('a source with too many waiting requests is refused with the time to retry', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 0 });
  const job = { sources: ['one'], subject: 'p', isLarge: false };
  // These jobs outlive the test, and their later refusal must not fail another one.
  for (const _ of [1, 2, 3]) queue.run(job, async () => undefined).catch(() => undefined);
  await expect(queue.run(job, async () => undefined)).rejects.toMatchObject({
    code: 'too-many',
    details: { retryAfterSeconds: 5 },
  });
});

test('a full queue refuses the request that would be served last, waiting or new', async () => {
  const { ask, begun, end } = given();
  void ask('1', { source: 'one', subject: 'p' });
  void ask('2', { source: 'two', subject: 'p' });
  const waiting = ['3', '4', '5', '6'].map((name) => ask(name, { source: `s${name}`, subject: 'p' }));
  expect(await ask('7', { source: 's7', subject: 'p' })).toBe('unavailable');
  for (const name of ['8', '9']) void ask(name, { source: name });
  void ask('10', { source: '10' });
  expect(await waiting[3]).toBe('unavailable');
  await end('1');
  expect(begun).toEqual(['1', '2', '8']);
});

test('a request that waits too long is refused', async () => {
  const { ask } = given({ maxWaitMs: 1 });
  void ask('1', {});
  void ask('2', {});
  expect(await ask('3', {})).toBe('unavailable');
});

test('a failed job releases its slot', async () => {
  const queue = new FairQueue({ ...limits, concurrency: 1 });
  const job = { sources: [], subject: 'p', isLarge: true };
  await expect(queue.run(job, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(job, async () => 'made')).toBe('made');
});

test('in a full queue the source with the most waiting makes room for one with fewer', async () => {
  const { ask, end } = given({ small: { waiting: 3, perSource: 2 } });
  void ask('1', { source: 'x' });
  void ask('2', { source: 'x' });
  const waiting = ['a1', 'a2', 'b1', 'c1', 'd1', 'b2'].map((name) => ask(name, { source: name[0] }));
  expect(await Promise.all([waiting[1], waiting[4], waiting[5]])).toEqual([
    'unavailable',
    'unavailable',
    'unavailable',
  ]);
  for (const name of ['1', '2', 'a1', 'b1', 'c1']) await end(name);
  expect(await Promise.all([waiting[0], waiting[2], waiting[3]])).toEqual(['made', 'made', 'made']);
});

test('sources are served in turn, however many jobs one of them has waiting', async () => {
  const { ask, begun, end } = given({ concurrency: 1 });
  const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
  void ask('1', { source: 'x' });
  for (const name of names) void ask(name, { source: name[0] });
  for (const name of ['1', 'a1', 'b1', 'c1', 'a2', 'b2']) await end(name);
  expect(begun).toEqual(['1', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a source that has not been served yet goes first', async () => {
  const { ask, begun, end } = given({ concurrency: 1 });
  for (const name of ['a', 'b']) {
    void ask(name, { source: name });
    await end(name);
  }
  void ask('1', { source: 'x' });
  for (const name of ['a', 'b', 'new', 'newer']) void ask(name, { source: name });
  for (const name of ['1', 'new', 'newer', 'a']) await end(name);
  expect(begun).toEqual(['a', 'b', '1', 'new', 'newer', 'a', 'b']);
});

test('jobs without large ones use all workers', () => {
  const queue = new FairQueue({ concurrency: 2, small: lane, maxWaitMs: 60_000, refusals: limits.refusals });
  const begun: string[] = [];
  for (const name of ['a', 'b']) void queue.run({ sources: [name] }, async () => void begun.push(name));
  expect(begun).toEqual(['a', 'b']);
});
