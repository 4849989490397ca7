import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Problem } from '../../proto/errors.ts';
import { ConcurrencyLimit, Passwords } from './passwords.ts';

const passwords = new Passwords();
const derive = promisify(pbkdf2);
/** The size of the pool of Node. */
const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);

describe('a password', () => {
  test('is stored as a salted argon2id hash', async () => {
    const [one, two] = [await passwords.hash('tall whale'), await passwords.hash('tall whale')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  test('matches its own hash only', async () => {
    const stored = await passwords.hash('tall whale');
    expect(await passwords.matches(stored, 'tall whale')).toBe(true);
    expect(await passwords.matches(stored, 'Tall whale')).toBe(false);
  });

  test('is the same in every Unicode form', async () => {
    expect(await passwords.matches(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  test('of an unknown user matches nothing', async () => {
    expect(await passwords.matches(undefined, 'tall whale')).toBe(false);
  });

  test('is hashed and compared outside of the event loop', async () => {
    const stored = await passwords.hash('tall whale');
    // Prepares the hash that unknown users are compared with.
    await passwords.matches(undefined, 'tall whale');
    const work = [
      () => passwords.hash('tall whale'),
      () => passwords.matches(stored, 'tall whale'),
      () => passwords.matches(undefined, 'tall whale'),
    ];
    for (const start of work) {
      const order: string[] = [];
      // Occupies every thread of the pool, so that work of the pool finishes after at least one of these.
      const others = Array.from({ length: threads }, () =>
        derive('x', 'y', 1, 16, 'sha256').then(() => order.push('pool')),
      );
      await Promise.all([...others, start().then(() => order.push('password'))]);
      expect(order[0]).toBe('pool');
    }
  });
});

const codeOf = (problem: unknown) => (problem as Problem).code;

/** Returns work that lasts until the test ends it. */
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
