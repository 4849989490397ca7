import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';
import { sanitizeRichTexts } from '../rich-text/sanitize.ts';
import { ThreadPool } from './thread-pool.ts';

const refusals = defineRefusals('tasks', { tooSlow: ['invalid', 'That takes too long.'] });

const open = (cpuLimitMs: number) =>
  new ThreadPool<string, string>({
    module: new URL('testing/example-task.js', import.meta.url),
    cpuLimitMs,
    tooSlow: refusals.tooSlow,
  });

test('a task returns its result or rejects with its Problem', async () => {
  const threads = open(20_000);
  expect(await threads.run('hello')).toBe('HELLO');
  await expect(threads.run('refuse')).rejects.toMatchObject({
    name: 'Problem',
    code: 'invalid',
    message: 'No.',
    details: [1],
  });
  await expect(threads.run('fail')).rejects.toThrow('A fault');
});

test('a task without end is terminated, and the next one runs', async () => {
  const threads = open(3000);
  await expect(threads.run('never')).rejects.toMatchObject({ code: 'invalid', message: 'That takes too long.' });
  expect(await open(20_000).run('hello')).toBe('HELLO');
});

test('a task that waits for longer than its limit of processor time is not terminated', async () => {
  expect(await open(3000).run('rest')).toBe('REST');
});

test('tasks beyond the limit of the queue are refused at once', async () => {
  const threads = open(20_000);
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => threads.run('hello')));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(200);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
});

test('a long rich text is sanitized in a thread like a short one', async () => {
  const long = '<p onclick="x">Words <b>and</b></p>'.repeat(2000);
  expect(await sanitizeRichTexts({ text: long })).toEqual({ text: '<p>Words <strong>and</strong></p>'.repeat(2000) });
  await expect(sanitizeRichTexts({ text: `<p>${'<x>'.repeat(60_000)}` })).rejects.toMatchObject({ code: 'invalid' });
});
