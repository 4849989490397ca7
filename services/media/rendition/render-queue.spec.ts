import { RenderQueue, type RenderJob, type RenderLimits } from './render-queue.ts';

const lane = { waiting: 6, perSource: 3, perPicture: 4 };
const limits: RenderLimits = { concurrency: 2, largeConcurrency: 1, small: lane, large: lane, maxWaitMs: 60_000 };

/** Renditions that are made when the test says so. */
function given(some: Partial<RenderLimits> = {}) {
  const queue = new RenderQueue({ ...limits, ...some });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (name: string, { source, picture = name, isLarge = false }: Partial<RenderJob> & { source?: string }) =>
    queue
      .run({ sources: source ? [source] : [], picture, isLarge }, () => {
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
  for (const name of ['1', '2', '3', '4', '5']) void ask(name, { source: 'busy', picture: 'p' });
  void ask('other', { source: 'calm', picture: 'p' });
  await end('1');
  expect(begun).toEqual(['1', '2', 'other']);
});

test('pictures are served in turn if every request has another source', async () => {
  const { begun, ask, end } = given();
  for (const name of ['1', '2', '3', '4']) void ask(name, { source: name, picture: 'attacked' });
  void ask('other', { source: 'calm', picture: 'another' });
  await end('1');
  expect(begun).toEqual(['1', '2', 'other']);
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
  const { ask, begun, end } = given();
  void ask('1', { source: 'one', picture: 'p' });
  void ask('2', { source: 'two', picture: 'p' });
  const waiting = ['3', '4', '5', '6'].map((name) => ask(name, { source: `s${name}`, picture: 'p' }));
  expect(await ask('7', { source: 's7', picture: 'p' })).toBe('unavailable');
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

test('a failed rendition releases its slot', async () => {
  const queue = new RenderQueue({ ...limits, concurrency: 1 });
  const job = { sources: [], picture: 'p', isLarge: true };
  await expect(queue.run(job, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(job, async () => 'made')).toBe('made');
});
