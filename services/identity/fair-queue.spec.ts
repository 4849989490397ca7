import type { Problem } from '../../proto/errors.ts';
import { FairQueue } from './fair-queue.ts';

/** Work that repeats until it is stopped. */
function slow() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

const queue = () => new FairQueue({ concurrency: 2, waiting: 3, waitingPerSource: 2, maxWaitMs: 60_000 });
const codeOf = (problem: unknown) => (problem as Problem).code;

describe('fair queue', () => {
  test('runs up to the limit at once, and starts the next when one is done', async () => {
    const fairQueue = queue();
    const [first, second] = [slow(), slow()];
    let started = false;
    const running = [fairQueue.run('a', first.work), fairQueue.run('b', second.work)];
    const third = fairQueue.run('c', async () => (started = true));
    await Promise.resolve();
    expect(started).toBe(false);
    first.end();
    await third;
    expect(started).toBe(true);
    second.end();
    await Promise.all(running);
  });

  test('refuses with the time to try again', async () => {
    const fairQueue = new FairQueue({ concurrency: 1, waiting: 0, waitingPerSource: 0, maxWaitMs: 60_000 });
    const block = slow();
    const running = fairQueue.run('x', block.work);
    await expect(fairQueue.run('a', async () => 1)).rejects.toMatchObject({
      code: 'too-many',
      details: { retryAfterSeconds: 5 },
    });
    block.end();
    await running;
  });

  test('one address cannot fill the queue', async () => {
    const fairQueue = queue();
    const blocks = [slow(), slow()];
    const running = blocks.map(({ work }) => fairQueue.run('x', work));
    const waiting = [fairQueue.run('a', async () => 1), fairQueue.run('a', async () => 2)];
    expect(await fairQueue.run('a', async () => 3).catch(codeOf)).toBe('too-many');
    const other = fairQueue.run('b', async () => 4);
    for (const { end } of blocks) end();
    expect(await Promise.all([...waiting, other])).toEqual([1, 2, 4]);
    await Promise.all(running);
  });

  test('in a full queue the source with most entries makes room for one with fewer', async () => {
    const fairQueue = queue();
    const blocks = [slow(), slow()];
    const running = blocks.map(({ work }) => fairQueue.run('x', work));
    const of = (from: string) => fairQueue.run(from, async () => from).catch(codeOf);
    const waiting = ['a', 'a', 'b', 'c', 'd', 'b'].map(of);
    for (const { end } of blocks) end();
    // The second of a went for c. No source has more than one place left, so d and b are rejected.
    expect(await Promise.all(waiting)).toEqual(['a', 'too-many', 'b', 'c', 'too-many', 'too-many']);
    await Promise.all(running);
  });

  test('waiting sources are served in turn, however many entries one of them has waiting', async () => {
    const fairQueue = new FairQueue({ concurrency: 1, waiting: 10, waitingPerSource: 10, maxWaitMs: 60_000 });
    const block = slow();
    const running = fairQueue.run('x', block.work);
    const started: string[] = [];
    const waiting = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
      fairQueue.run(name[0], async () => void started.push(name)),
    );
    block.end();
    await Promise.all([running, ...waiting]);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('a source that was not served yet precedes sources that were', async () => {
    const fairQueue = new FairQueue({ concurrency: 1, waiting: 10, waitingPerSource: 10, maxWaitMs: 60_000 });
    for (const from of ['a', 'b']) await fairQueue.run(from, async () => undefined);
    const block = slow();
    const running = fairQueue.run('x', block.work);
    const started: string[] = [];
    const waiting = ['a', 'b', 'new', 'newer'].map((from) => fairQueue.run(from, async () => void started.push(from)));
    block.end();
    await Promise.all([running, ...waiting]);
    expect(started).toEqual(['new', 'newer', 'a', 'b']);
  });

  test('an entry that has waited too long is rejected, and the others keep their position', async () => {
    const fairQueue = new FairQueue({ concurrency: 1, waiting: 10, waitingPerSource: 10, maxWaitMs: 50 });
    const block = slow();
    const running = fairQueue.run('x', block.work);
    const refused = ['a', 'a', 'b'].map((from) => fairQueue.run(from, async () => from).catch(codeOf));
    expect(await Promise.all(refused)).toEqual(['too-many', 'too-many', 'too-many']);
    const next = fairQueue.run('a', async () => 'in time');
    block.end();
    expect(await next).toBe('in time');
    await running;
  });

  test('failed work releases its slot', async () => {
    const fairQueue = new FairQueue({ concurrency: 1, waiting: 1, waitingPerSource: 1, maxWaitMs: 60_000 });
    await expect(fairQueue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await fairQueue.run('a', async () => 'yes')).toBe('yes');
  });
});
