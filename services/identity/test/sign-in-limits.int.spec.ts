import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import { useIdentityStack, lettersTo, linked, member } from './identity-fixtures.ts';

const { calls } = identity;
const { stack, forward } = useIdentityStack();

const attempt = (username: string, password = 'not the password', source?: string, device?: string) =>
  stack.call(calls.login, { username, password, device }, { source }).then(
    () => 'signed in',
    ({ code, message }: Problem) => `${code}: ${message}`,
  );
const after = (answers: string[]) => answers.at(-1);

const linkIn = (letter: string) => linked(letter.match(/^https?:\S+/m)![0]);

describe('an account', () => {
  test('is locked after ten wrong passwords, even for the right one, like an unknown account', async () => {
    const { password } = await member(stack, 'larry');
    const known: string[] = [];
    const unknown: string[] = [];
    for (let tries = 0; tries < 11; tries++) {
      known.push(await attempt('larry'));
      unknown.push(await attempt('ghost-of-larry'));
    }
    expect(known).toEqual(unknown);
    expect(after(known)).toBe('too-many: Too many attempts. Try again in 15 minutes.');
    expect(await attempt('larry', password)).toMatch(/^too-many/);
  });

  test('is unlocked a quarter of an hour later', async () => {
    const { password } = await member(stack, 'olive');
    for (let tries = 0; tries < 10; tries++) await attempt('olive');
    expect(await attempt('olive', password)).toMatch(/^too-many/);
    forward(16);
    expect(await attempt('olive', password)).toBe('signed in');
  });

  test('starts counting again after the right password', async () => {
    const { password } = await member(stack, 'sam');
    for (let tries = 0; tries < 9; tries++) await attempt('sam');
    await attempt('sam', password);
    for (let tries = 0; tries < 9; tries++) await attempt('sam');
    expect(await attempt('sam', password)).toBe('signed in');
  });

  test('has one counter for its username and its email', async () => {
    const { password } = await member(stack, 'bob');
    for (let tries = 0; tries < 5; tries++) await attempt('bob');
    for (let tries = 0; tries < 5; tries++) await attempt('Bob@example.org');
    expect(await attempt('bob', password)).toMatch(/^too-many/);
    expect(await attempt('bob@example.org', password)).toMatch(/^too-many/);
  });

  test('has the seconds to wait in the refusal', async () => {
    for (let tries = 0; tries < 10; tries++) await attempt('walter');
    const refused = await stack
      .call(calls.login, { username: 'walter', password: 'x'.repeat(9) })
      .catch((p: Problem) => p);
    expect(refused).toMatchObject({ code: 'too-many', details: { retryAfterSeconds: expect.any(Number) } });
  });

  test('gets ten attempts when forty are made at once', async () => {
    await member(stack, 'mary');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt('mary', undefined, `10.1.0.${n}`)));
    expect(answers.filter((one) => one.startsWith('unauthenticated'))).toHaveLength(10);
    expect(answers.filter((one) => one.startsWith('too-many'))).toHaveLength(30);
  });

  test('is open on a device where its user has signed in before, whatever others do', async () => {
    const { password, token } = await member(stack, 'paula');
    for (let tries = 0; tries < 11; tries++) await attempt('paula', undefined, '192.0.2.66');
    expect(await attempt('paula', password, '192.0.2.66')).toMatch(/^too-many/);
    expect(await attempt('paula', password, '192.0.2.66', token)).toBe('signed in');
    // The device is known even long after the session has expired.
    forward(300 * 24 * 60);
    for (let tries = 0; tries < 11; tries++) await attempt('paula', undefined, '192.0.2.66');
    expect(await attempt('paula', password, '192.0.2.66', token)).toBe('signed in');
  });

  test('is locked on a known device after ten wrong passwords there', async () => {
    const { password, token } = await member(stack, 'petra');
    for (let tries = 0; tries < 10; tries++) await attempt('petra', undefined, undefined, token);
    expect(await attempt('petra', password, undefined, token)).toMatch(/^too-many/);
    expect(await attempt('petra', password)).toBe('signed in');
  });

  test('is not unlocked by the device of another user or an invented one', async () => {
    const { password } = await member(stack, 'ralph');
    const { token } = await member(stack, 'mallory');
    for (let tries = 0; tries < 10; tries++) await attempt('ralph');
    for (const device of [token, 'made-up', `${token.slice(0, -20)}${'A'.repeat(20)}`])
      expect(await attempt('ralph', password, undefined, device)).toMatch(/^too-many/);
  });

  test('is unlocked once its user has chosen a new password by mail', async () => {
    await member(stack, 'susan');
    for (let tries = 0; tries < 11; tries++) await attempt('susan');
    await stack.call(calls.forgotPassword, { email: 'susan@example.org' });
    const link = linkIn((await lettersTo(stack, 'susan@example.org', 2))[1]!);
    await stack.call(calls.setPassword, { ...link, password: 'grey seal song' });
    expect(await attempt('susan', 'grey seal song')).toBe('signed in');
  });
});

describe('an address that tries many usernames', () => {
  test('is locked, and others are not', async () => {
    const { password } = await member(stack, 'dora');
    for (let tries = 0; tries < 100; tries++) await attempt(`guess-${tries}`, 'not the password', '192.0.2.7');
    expect(await attempt('dora', password, '192.0.2.7')).toMatch(/^too-many/);
    expect(await attempt('dora', password, '192.0.2.8')).toBe('signed in');
  });

  test('does not delay others with a flood of attempts', async () => {
    const { password } = await member(stack, 'fred');
    const flood = Array.from({ length: 1000 }, (_, index) => attempt(`flood-${index}`, 'x'.repeat(10), '192.0.2.9'));
    expect(await attempt('fred', password, '192.0.2.10')).toBe('signed in');
    expect((await stack.call(calls.me, {})).user).toBeNull();
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((one) => one.startsWith('too-many')).length).toBeGreaterThan(900);
    expect(outcomes.every((one) => /^(too-many|unauthenticated)/.test(one))).toBe(true);
  });
});

describe('mails for a forgotten password', () => {
  const forgot = (email: string, source?: string) => stack.call(calls.forgotPassword, { email }, { source });

  test('are limited for each network address', async () => {
    for (let times = 0; times < 5; times++) await forgot('mona@example.org');
    await expect(forgot('mona@example.org')).rejects.toMatchObject({
      code: 'too-many',
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });

  test('are not used up by others: the user gets an answer, and the last link works', async () => {
    await member(stack, 'nora');
    for (let n = 0; n < 15; n++) {
      await forgot('nora@example.org', `10.2.0.${n}`);
      await lettersTo(stack, 'nora@example.org', Math.min(n + 2, 11));
    }
    expect(await forgot('nora@example.org', '192.0.2.99')).toEqual({ message: 'Success' });
    // These are the invitation and ten mails: further mails are refused, so that they cannot flood a mailbox.
    const letters = await lettersTo(stack, 'nora@example.org', 11);
    expect(letters).toHaveLength(11);
    await stack.call(calls.setPassword, { ...linkIn(letters.at(-1)!), password: 'grey seal song' });
    expect(await attempt('nora', 'grey seal song')).toBe('signed in');
    await forgot('nora@example.org', '192.0.2.99');
    await lettersTo(stack, 'nora@example.org', 12);
  });
});
