import type { Problem } from '../../proto/errors.ts';
import { FairQueue } from './fair-queue.ts';

/** Work that goes on until it is told to end. */
function slow() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

const queue = () => new FairQueue({ atOnce: 2, waiting: 3, waitingFromOne: 2, longestWaitMs: 60_000 });
const codeOf = (problem: unknown) => (problem as Problem).code;

describe('taking turns', () => {
  test('no more run at once than are allowed, the next starts when one ends', async () => {
    const turns = queue();
    const [first, second] = [slow(), slow()];
    let started = false;
    const running = [turns.take('a', first.work), turns.take('b', second.work)];
    const third = turns.take('c', async () => (started = true));
    await Promise.resolve();
    expect(started).toBe(false);
    first.end();
    await third;
    expect(started).toBe(true);
    second.end();
    await Promise.all(running);
  });

  test('a refusal says when to try again', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 0, waitingFromOne: 0, longestWaitMs: 60_000 });
    const block = slow();
    const running = turns.take('x', block.work);
    await expect(turns.take('a', async () => 1)).rejects.toMatchObject({
      code: 'too-many',
      details: { retryAfterSeconds: 5 },
    });
    block.end();
    await running;
  });

  test('one address can not fill the queue alone', async () => {
    const turns = queue();
    const blocks = [slow(), slow()];
    const running = blocks.map(({ work }) => turns.take('x', work));
    const waiting = [turns.take('a', async () => 1), turns.take('a', async () => 2)];
    expect(await turns.take('a', async () => 3).catch(codeOf)).toBe('too-many');
    const other = turns.take('b', async () => 4);
    for (const { end } of blocks) end();
    expect(await Promise.all([...waiting, other])).toEqual([1, 2, 4]);
    await Promise.all(running);
  });

  test('in a full queue whoever has the most makes room for somebody who has fewer', async () => {
    const turns = queue();
    const blocks = [slow(), slow()];
    const running = blocks.map(({ work }) => turns.take('x', work));
    const of = (from: string) => turns.take(from, async () => from).catch(codeOf);
    const waiting = ['a', 'a', 'b', 'c', 'd', 'b'].map(of);
    for (const { end } of blocks) end();
    // The second of a went for c. There was nobody left with more than one, so d and b were told to come back.
    expect(await Promise.all(waiting)).toEqual(['a', 'too-many', 'b', 'c', 'too-many', 'too-many']);
    await Promise.all(running);
  });

  test('those who wait have their turns one after the other, however many one of them has waiting', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 10, waitingFromOne: 10, longestWaitMs: 60_000 });
    const block = slow();
    const running = turns.take('x', block.work);
    const started: string[] = [];
    const waiting = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
      turns.take(name[0], async () => void started.push(name)),
    );
    block.end();
    await Promise.all([running, ...waiting]);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('who has not had a turn yet goes before those who keep asking', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 10, waitingFromOne: 10, longestWaitMs: 60_000 });
    for (const from of ['a', 'b']) await turns.take(from, async () => undefined);
    const block = slow();
    const running = turns.take('x', block.work);
    const started: string[] = [];
    const waiting = ['a', 'b', 'new', 'newer'].map((from) => turns.take(from, async () => void started.push(from)));
    block.end();
    await Promise.all([running, ...waiting]);
    expect(started).toEqual(['new', 'newer', 'a', 'b']);
  });

  test('who has waited too long is told to come back, and the others keep their turns', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 10, waitingFromOne: 10, longestWaitMs: 50 });
    const block = slow();
    const running = turns.take('x', block.work);
    const late = ['a', 'a', 'b'].map((from) => turns.take(from, async () => from).catch(codeOf));
    expect(await Promise.all(late)).toEqual(['too-many', 'too-many', 'too-many']);
    const next = turns.take('a', async () => 'in time');
    block.end();
    expect(await next).toBe('in time');
    await running;
  });

  test('work that fails gives its turn on', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 1, waitingFromOne: 1, longestWaitMs: 60_000 });
    await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('a', async () => 'yes')).toBe('yes');
  });
});
