import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import { NatsBus } from '../../kit/bus/nats-bus.ts';
import { startStack } from '../../kit/testing/stack.ts';
import { identityService } from '../identity.module.ts';
import { Passwords } from '../passwords.ts';
import { useIdentityStack, lettersTo, linked, member, root, signIn } from './identity-fixtures.ts';

const { calls } = identity;
const { stack, forward } = useIdentityStack();

const attempt = (username: string, password = 'not the password', source?: string) =>
  stack.call(calls.login, { username, password }, { source }).then(
    () => 'signed in',
    ({ code, message }: Problem) => `${code}: ${message}`,
  );
const opens = (token: string) =>
  stack.call(calls.openSession, { token }).then(
    () => true,
    ({ code }: Problem) => (code === 'unauthenticated' ? false : Promise.reject(new Error(code))),
  );

describe('the root user of the settings', () => {
  test('signs in by username or email, in any case, width and spacing', async () => {
    for (const name of ['boss', ' BOSS ', 'ＢＯＳＳ', 'boss@Example.org', 'boss@example.org\u200b']) {
      const token = await signIn(stack, name, root.password);
      const { user } = await stack.call(calls.openSession, { token });
      expect(user).toMatchObject({ _id: 'root', username: 'boss', roles: ['root'], admin: true });
    }
  });

  test('is created once, and keeps its password after a restart', async () => {
    stack.settings.root = { ...root, password: 'quite another one' };
    await stack.restart();
    expect(await attempt('boss', root.password)).toBe('signed in');
    expect(await attempt('boss', 'quite another one')).toMatch(/^unauthenticated/);
  });
});

test('a root user is not created with a weak password, and the start fails with the reason', async () => {
  const weak = { ...root, password: 'Password2026!' };
  // The test uses a new store, because the one of this suite may already have a root user.
  const start = startStack({ services: [identityService], settings: { root: weak } });
  await expect(start).rejects.toThrow('ROOT_PASSWORD is not accepted. This password is too common.');
});

describe('a refused sign-in', () => {
  test('is the same for a wrong password, an unknown user and a user without one', async () => {
    await member(stack, 'rita');
    const newUser = { username: 'newcomer', email: 'newcomer@example.org' };
    await stack.call(calls.inviteUser, { newUser }, { as: stack.users.admin });
    const outcomes = [await attempt('rita'), await attempt('nobody-at-all'), await attempt('newcomer')];
    expect(outcomes).toEqual(Array(3).fill('unauthenticated: Username or password is incorrect.'));
  });

  test('compares a hash for an unknown user too, so that the response time reveals nothing', async () => {
    await member(stack, 'tom');
    const { matches } = Passwords.prototype;
    const compared: (string | undefined)[] = [];
    Passwords.prototype.matches = function (stored, password) {
      compared.push(stored);
      return matches.call(this, stored, password);
    };
    try {
      await attempt('tom');
      await attempt('not-tom');
    } finally {
      Passwords.prototype.matches = matches;
    }
    expect(compared).toEqual([expect.stringMatching(/^\$argon2id/), undefined]);
  });

  test('contains no password in any response', async () => {
    const { token, user, password } = await member(stack, 'quinn');
    const { users } = await stack.call(calls.listUsers, {}, { as: stack.users.admin });
    const answers = [
      await stack.call(calls.openSession, { token }),
      await stack.call(calls.me, {}, { as: user }),
      users,
    ];
    expect(JSON.stringify(answers)).not.toMatch(new RegExp(`argon2|hash|${password}`));
  });
});

describe('a session', () => {
  test('opens with its token, and authenticates at every service', async () => {
    const { token, user } = await member(stack, 'ann');
    const opened = await stack.call(calls.openSession, { token });
    expect(opened).toMatchObject({ user: { username: 'ann', roles: [], admin: false }, expiresIn: 120 });
    expect((await stack.call(calls.me, {}, { as: user })).user).toEqual(opened.user);
  });

  test('does not open after signing out, with an event for each cache', async () => {
    const { token, user } = await member(stack, 'bea');
    const changed = stack.events(identity.events.changed);
    await stack.call(calls.logout, { token });
    expect(await opens(token)).toBe(false);
    const outcomes = await changed.next(({ data }) => data.userId === user._id && data.sessionId !== null);
    expect(outcomes.documentId).toBe(outcomes.data.sessionId);
    expect(await stack.call(calls.logout, { token })).toEqual({ message: 'Logged out' });
  });

  test('that is revoked does not open, and the others stay open', async () => {
    const { token, user, password } = await member(stack, 'cleo');
    const first = await signIn(stack, 'cleo', password);
    const { sessions } = await stack.call(calls.listSessions, {}, { as: user });
    expect(sessions).toHaveLength(2);
    await stack.call(calls.revokeSession, { _id: sessions[1]!._id }, { as: user });
    expect([await opens(token), await opens(first)]).toEqual([false, true]);
  });

  test('cannot be revoked by another user', async () => {
    const { token, user } = await member(stack, 'dan');
    const { sessions } = await stack.call(calls.listSessions, {}, { as: user });
    const revoked = stack.call(calls.revokeSession, { _id: sessions[0]!._id }, { as: stack.users.editor });
    await expect(revoked).rejects.toMatchObject({ code: 'not-found' });
    expect(await opens(token)).toBe(true);
  });

  test('ends after three days', async () => {
    const { token } = await member(stack, 'eve');
    forward(3 * 24 * 60 - 5);
    expect(await opens(token)).toBe(true);
    forward(10);
    expect(await opens(token)).toBe(false);
  });

  test('works on the domain that its administrator switched to, until it switches back', async () => {
    const [token, other] = [await signIn(stack, 'boss', root.password), await signIn(stack, 'boss', root.password)];
    const { accessToken } = await stack.call(calls.openSession, { token });
    const bus = new NatsBus(stack.client);
    const turn = (domainId: string | null) =>
      bus.call(calls.workOn, { domainId }, { accessToken, stage: 'draft', domainId: 'd1' });
    const worksOn = async (one: string) => (await stack.call(calls.openSession, { token: one })).domainId;
    const changed = stack.events(identity.events.changed);
    await turn('d2');
    await changed.next(({ data }) => data.userId === 'root' && data.sessionId !== null);
    expect([await worksOn(token), await worksOn(other)]).toEqual(['d2', null]);
    forward(6);
    expect([await worksOn(token), await worksOn(token)]).toEqual(['d2', 'd2']);
    await turn(null);
    expect(await worksOn(token)).toBeNull();
    await stack.call(calls.logout, { token });
    await expect(turn('d2')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('is not opened by an access token or a token with another signature', async () => {
    const access = await stack.tokenFor(stack.users.admin);
    const { token } = await member(stack, 'finn');
    const [head, body] = token.split('.');
    expect([await opens(access), await opens(`${head}.${body}.${'A'.repeat(86)}`), await opens('nonsense')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('outlives a restart of the service', async () => {
    const { token } = await member(stack, 'gus');
    await stack.restart();
    expect(await opens(token)).toBe(true);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => stack.call(calls.forgotPassword, { email });
  const linkIn = (letter: string) => linked(letter.match(/^https?:\S+/m)![0]);

  test('gets the same answer whether the address is known or not', async () => {
    await member(stack, 'hugo');
    expect(await forgot('Hugo@example.org')).toEqual(await forgot('unknown@example.org'));
  });

  test('is replaced with the link of the mail, once, and all earlier sessions end', async () => {
    const { token } = await member(stack, 'ida');
    await forgot('ida@example.org');
    const [, letter] = await lettersTo(stack, 'ida@example.org', 2);
    const link = linkIn(letter!);
    await stack.call(calls.setPassword, { ...link, password: 'grey seal song' });
    expect(await attempt('ida', 'grey seal song')).toBe('signed in');
    expect(await attempt('ida', 'sea lion parade')).toMatch(/^unauthenticated/);
    expect(await opens(token)).toBe(false);
    const again = stack.call(calls.setPassword, { ...link, password: 'blue seal song' });
    await expect(again).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('has been used') });
  });

  test('cannot be replaced twice at once with one link', async () => {
    await member(stack, 'joe');
    await forgot('joe@example.org');
    const link = linkIn((await lettersTo(stack, 'joe@example.org', 2))[1]!);
    const both = await Promise.allSettled(
      ['the first whale', 'the other whale'].map((password) => stack.call(calls.setPassword, { ...link, password })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('cannot be replaced after an hour, after a newer mail, or for another address', async () => {
    await member(stack, 'kim');
    await forgot('kim@example.org');
    const first = linkIn((await lettersTo(stack, 'kim@example.org', 2))[1]!);
    await forgot('kim@example.org');
    const second = linkIn((await lettersTo(stack, 'kim@example.org', 3))[2]!);
    const other = { ...second, email: 'boss@example.org' };
    for (const link of [first, other])
      await expect(stack.call(calls.setPassword, { ...link, password: 'grey seal song' })).rejects.toMatchObject({
        code: 'invalid',
      });
    forward(61);
    const late = stack.call(calls.setPassword, { ...second, password: 'grey seal song' });
    await expect(late).rejects.toMatchObject({ code: 'invalid' });
  });

  test('cannot be attacked with many invalid links', async () => {
    const guess = (source: string) =>
      stack
        .call(calls.setPassword, { email: 'nina@example.org', password: 'grey seal song', token: 'guess' }, { source })
        .catch(({ code }: Problem) => code);
    for (let times = 0; times < 30; times++) expect(await guess('10.0.0.66')).toBe('invalid');
    expect([await guess('10.0.0.66'), await guess('10.0.0.67')]).toEqual(['too-many', 'invalid']);
  });
});
