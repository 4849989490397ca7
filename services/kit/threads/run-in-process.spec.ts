import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';
import { runInProcess } from './run-in-process.ts';

const { tooSlow } = defineRefusals('tasks', { tooSlow: ['invalid', 'That takes too long.'] });
const module = new URL('testing/example-task.js', import.meta.url);
const run = (word: string, limits: { timeLimitMs?: number; cpuLimitMs?: number } = {}) =>
  runInProcess<string, string>({ module, timeLimitMs: 60_000, cpuLimitMs: 60_000, tooSlow, ...limits }, word);

test('a task in a process returns its result or rejects with its Problem', async () => {
  expect(await run('hello')).toBe('HELLO');
  await expect(run('refuse')).rejects.toMatchObject({ name: 'Problem', code: 'invalid', message: 'No.' });
  await expect(run('fail')).rejects.toThrow('A task ended with code 1');
});

test('a task without end is killed', async () => {
  await expect(run('never', { timeLimitMs: 2000 })).rejects.toMatchObject({
    code: 'invalid',
    message: 'That takes too long.',
  });
});

test('a task that needs more processor time than its limit is killed', async () => {
  await expect(run('busy', { cpuLimitMs: 50 })).rejects.toMatchObject({ message: 'That takes too long.' });
});
