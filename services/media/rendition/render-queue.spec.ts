import { RenderQueue, type RenderJob, type RenderLimits } from './render-queue.ts';

const lane = { waiting: 6, perSource: 3, perPicture: 4 };
const limits: RenderLimits = { concurrency: 2, largeConcurrency: 1, small: lane, large: lane, maxWaitMs: 60_000 };

/** Renditions that are made when the test says so. */
function setUp(some: Partial<RenderLimits> = {}) {
  const queue = new RenderQueue({ ...limits, ...some });
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const enqueue = (
    name: string,
    { source, picture = name, isLarge = false }: Partial<RenderJob> & { source?: string },
  ) =>
    queue
      .run({ sources: source ? [source] : [], picture, isLarge }, () => {
        started.push(name);
        return new Promise<void>((resolve) => finish.set(name, resolve));
      })
      .then(
        () => 'made',
        ({ code }: { code: string }) => code,
      );
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    finish.get(name)!();
    await nextTurn();
  };
  return { started, enqueue, end, nextTurn };
}

test('a large rendition never takes the last worker', async () => {
  const { started, enqueue } = setUp();
  void enqueue('large 1', { isLarge: true });
  void enqueue('large 2', { isLarge: true });
  void enqueue('small', {});
  expect(started).toEqual(['large 1', 'small']);
});

test('small renditions come before large ones, and a large one after four of them', async () => {
  const { started, enqueue, end } = setUp();
  void enqueue('a', {});
  void enqueue('b', {});
  void enqueue('large', { isLarge: true });
  for (const name of ['c', 'd', 'e', 'f']) void enqueue(name, {});
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'large', 'e']);
});

test('sources are served in turn: one request of another source precedes the rest of a series', async () => {
  const { started, enqueue, end } = setUp();
  for (const name of ['1', '2', '3', '4', '5']) void enqueue(name, { source: 'busy', picture: 'p' });
  void enqueue('other', { source: 'calm', picture: 'p' });
  await end('1');
  expect(started).toEqual(['1', '2', 'other']);
});

test('pictures are served in turn if every request has another source', async () => {
  const { started, enqueue, end } = setUp();
  for (const name of ['1', '2', '3', '4']) void enqueue(name, { source: name, picture: 'attacked' });
  void enqueue('other', { source: 'calm', picture: 'another' });
  await end('1');
  expect(started).toEqual(['1', '2', 'other']);
});

test('a source with too many waiting requests is refused with the time to retry', async () => {
  const queue = new RenderQueue({ ...limits, concurrency: 0 });
  const job = { sources: ['one'], picture: 'p', isLarge: false };
  // They outlive this suite, and their later refusal must not fail another one.
  for (const _ of [1, 2, 3]) queue.run(job, async () => undefined).catch(() => undefined);
  await expect(queue.run(job, async () => undefined)).rejects.toMatchObject({
    code: 'too-many',
    details: { retryAfterSeconds: 5 },
  });
});

test('a full queue refuses the request that would be served last, waiting or new', async () => {
  const { enqueue, started, end } = setUp();
  void enqueue('1', { source: 'one', picture: 'p' });
  void enqueue('2', { source: 'two', picture: 'p' });
  const waiting = ['3', '4', '5', '6'].map((name) => enqueue(name, { source: `s${name}`, picture: 'p' }));
  expect(await enqueue('7', { source: 's7', picture: 'p' })).toBe('unavailable');
  for (const name of ['8', '9']) void enqueue(name, { source: name });
  void enqueue('10', { source: '10' });
  expect(await waiting[3]).toBe('unavailable');
  await end('1');
  expect(started).toEqual(['1', '2', '8']);
});

test('a request that waits too long is refused', async () => {
  const { enqueue } = setUp({ maxWaitMs: 1 });
  void enqueue('1', {});
  void enqueue('2', {});
  expect(await enqueue('3', {})).toBe('unavailable');
});

test('a failed rendition releases its slot', async () => {
  const queue = new RenderQueue({ ...limits, concurrency: 1 });
  const job = { sources: [], picture: 'p', isLarge: true };
  await expect(queue.run(job, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(job, async () => 'made')).toBe('made');
});
