import type { Problem } from '../../proto/errors.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const codeOf = (problem: unknown) => (problem as Problem).code;

/** Work that repeats until it is stopped. */
function slow() {
  let end!: () => void;
  const done = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => done, end: () => end() };
}

test('so many of one address are let in, one more is turned away, and let in when one has left', async () => {
  const limit = new ConcurrencyLimit(2);
  const [first, second] = [slow(), slow()];
  const inside = [limit.run('a', first.work), limit.run('a', second.work)];
  expect(await limit.run('a', async () => 'late').catch(codeOf)).toBe('too-many');
  expect(await limit.run('b', async () => 'another')).toBe('another');
  first.end();
  expect(await inside[0]).toBe('done');
  expect(await limit.run('a', async () => 'late')).toBe('late');
  second.end();
  await inside[1];
});

test('work that fails leaves its place', async () => {
  const limit = new ConcurrencyLimit(1);
  await expect(limit.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run('a', async () => 'yes')).toBe('yes');
});

test('those whose address nobody knows are not counted as one', async () => {
  const limit = new ConcurrencyLimit(1);
  const block = slow();
  const inside = limit.run(undefined, block.work);
  expect(await limit.run(undefined, async () => 'too')).toBe('too');
  block.end();
  await inside;
});
