import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';
import { BoundedQueue } from './bounded-queue.ts';

const refusals = defineRefusals('tasks', { tooMany: ['unavailable', 'Too many are waiting. Try again.'] });
const refusal = refusals.tooMany;

function task() {
  let done!: () => void;
  const ended = new Promise<void>((resolve) => (done = resolve));
  return { work: () => ended, done };
}

test('two run at once; others start in order when one is done', async () => {
  const queue = new BoundedQueue({ atOnce: 2, waiting: 10, refusal });
  const started: number[] = [];
  const tasks = [0, 1, 2, 3].map(task);
  const all = tasks.map(({ work }, index) =>
    queue.run(() => {
      started.push(index);
      return work();
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  tasks[1]!.done();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { done } of tasks) done();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('rejects a task when too many wait, and accepts tasks again when they are done', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 1, refusal });
  const { work, done } = task();
  const both = [queue.run(work), queue.run(work)];
  await expect(queue.run(work)).rejects.toMatchObject({ code: 'unavailable', message: refusal.wording });
  done();
  await Promise.all(both);
  expect(await queue.run(async () => 'served')).toBe('served');
});

test('starts a waiting task when a slot is free, and rejects with the configured message', async () => {
  const queue = new BoundedQueue({ atOnce: 2, waiting: 1 });
  const [first, second] = [task(), task()];
  const started: string[] = [];
  const running = [first, second].map(({ work }, n) => queue.run(async () => (started.push(`r${n}`), work())));
  const waiting = queue.run(async () => void started.push('w'));
  await expect(queue.run(async () => undefined)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('try again'),
  });
  expect(started).toEqual(['r0', 'r1']);
  first!.done();
  await waiting;
  expect(started).toEqual(['r0', 'r1', 'w']);
  second!.done();
  await Promise.all(running);
});

test('a failed task releases its slot', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 0, refusal });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'served')).toBe('served');
});

/** Runs one task until `end`, while tasks of the named sources wait. */
function busy(waiting: number) {
  const queue = new BoundedQueue({ atOnce: 1, waiting, refusal });
  const { work, done } = task();
  const first = queue.run(work);
  const started: string[] = [];
  const ask = (name: string, maxWaitMs?: number) =>
    queue
      .run(async () => void started.push(name), { source: name[0], maxWaitMs })
      .then(
        () => 'served',
        ({ code }: { code: string }) => code,
      );
  const end = () => (done(), first);
  return { queue, ask, end, started };
}

test('sources take turns', async () => {
  const { ask, end, started } = busy(10);
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name));
  await end();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('in a full queue the source with the most waiting tasks makes room for others', async () => {
  const { ask, end, started, queue } = busy(4);
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(name));
  const others = ['b1', 'c1'].map((name) => ask(name));
  expect(await Promise.all(flood.slice(2))).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(queue.load).toEqual({ running: 1, waiting: 4 });
  await end();
  expect(await Promise.all([...flood.slice(0, 2), ...others])).toEqual(['served', 'served', 'served', 'served']);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  expect(queue.load).toEqual({ running: 0, waiting: 0 });
});

test('in a queue that is full of other sources, a new source is refused', async () => {
  const { ask, end } = busy(2);
  const waiting = [ask('a1'), ask('b1')];
  expect(await ask('c1')).toBe('unavailable');
  await end();
  expect(await Promise.all(waiting)).toEqual(['served', 'served']);
});

test('a task that has waited too long is refused in its turn, and the next one starts', async () => {
  const { ask, end, started, queue } = busy(2);
  const waiting = [ask('a1', 0), ask('b1')];
  await end();
  expect(await Promise.all(waiting)).toEqual(['unavailable', 'served']);
  expect(started).toEqual(['b1']);
  expect(queue.load).toEqual({ running: 0, waiting: 0 });
});
