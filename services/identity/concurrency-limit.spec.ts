import type { Problem } from '../../proto/errors.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const codeOf = (problem: unknown) => (problem as Problem).code;

/** Work that repeats until it is stopped. */
function slow() {
  let end!: () => void;
  const done = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => done, end: () => end() };
}

test('a limited number of requests of one address run at once; further ones are refused until one is done', async () => {
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

test('failed work releases its slot', async () => {
  const limit = new ConcurrencyLimit(1);
  await expect(limit.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run('a', async () => 'yes')).toBe('yes');
});

test('requests without an address are not counted as one', async () => {
  const limit = new ConcurrencyLimit(1);
  const block = slow();
  const inside = limit.run(undefined, block.work);
  expect(await limit.run(undefined, async () => 'too')).toBe('too');
  block.end();
  await inside;
});
