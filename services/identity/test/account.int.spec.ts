import { defaultPreferences } from '../../../proto/entities/preferences.ts';
import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import type { User } from '../../../proto/permissions.ts';
import { until } from '../../kit/testing/until.ts';
import { useIdentityStack, lettersTo, linked, member, signIn } from './identity-fixtures.ts';

const { calls } = identity;
const { stack } = useIdentityStack();

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'allowed',
    ({ code, message }: Problem) => `${code}: ${message}`,
  );
const opens = async (token: string) => (await refusalOf(stack.call(calls.openSession, { token }))) === 'allowed';
const login = (username: string, password: string) => refusalOf(stack.call(calls.login, { username, password }));

test('a changed address is announced to the former one', async () => {
  const { user, password } = await member(stack, 'alma');
  await stack.call(calls.changeAccount, { username: 'almira', password }, { as: user });
  await stack.call(calls.changeAccount, { email: 'new@example.com', password }, { as: user });
  const [, ...later] = await lettersTo(stack, user.email, 2);
  expect(later).toEqual([expect.stringMatching(/almira was changed to new@example\.com/)]);
});

describe('the own password', () => {
  const change = (as: User, password: string, newPassword: string) =>
    stack.call(calls.changePassword, { password, newPassword }, { as });

  test('is changed with the current one, without any role, and ends all sessions but the current one', async () => {
    const { token, password } = await member(stack, 'anton');
    const { accessToken } = await stack.call(calls.openSession, { token });
    const elsewhere = await signIn(stack, 'anton', password);
    await stack.call(calls.changePassword, { password, newPassword: 'harbour seal choir' }, { accessToken });
    expect([await opens(token), await opens(elsewhere)]).toEqual([true, false]);
    expect([await login('anton', password), await login('anton', 'harbour seal choir')]).toEqual([
      expect.stringMatching(/^unauthenticated/),
      'allowed',
    ]);
  });

  test('is not changed with a wrong password, to the same one, or to a weak one', async () => {
    const { user, password } = await member(stack, 'berta');
    expect(await refusalOf(change(user, 'not the password', 'harbour seal choir'))).toMatch(/current password/);
    expect(await refusalOf(change(user, password, password))).toMatch(/differs from your current one/);
    expect(await refusalOf(change(user, password, 'berta berta berta'))).toMatch(/^invalid/);
    expect(await login('berta', password)).toBe('allowed');
  });

  test('cannot be guessed with the session of another person', async () => {
    const { user, password } = await member(stack, 'carla');
    for (let attempt = 0; attempt < 10; attempt++)
      await refusalOf(change(user, 'wrong password', 'harbour seal choir'));
    expect(await refusalOf(change(user, password, 'harbour seal choir'))).toMatch(/^too-many/);
  });

  test('cannot be replaced afterwards with a link that was mailed before', async () => {
    const { user, password } = await member(stack, 'doris');
    const { link } = await stack.call(calls.reinviteUser, { userId: user._id }, { as: stack.users.admin });
    await change(user, password, 'harbour seal choir');
    const used = stack.call(calls.setPassword, { ...linked(link), password: 'grey seal song' });
    expect(await refusalOf(used)).toMatch(/has been used or has expired/);
  });
});

describe('signing out everywhere else', () => {
  test('ends the other sessions of oneself', async () => {
    const { token, password } = await member(stack, 'emma');
    const { accessToken } = await stack.call(calls.openSession, { token });
    const elsewhere = await signIn(stack, 'emma', password);
    const { sessions } = await stack.call(calls.revokeOtherSessions, {}, { accessToken });
    expect(sessions).toMatchObject([{ current: true }]);
    expect([await opens(token), await opens(elsewhere)]).toEqual([true, false]);
  });

  test('ends all sessions of another user, for those who manage users', async () => {
    const { user, token } = await member(stack, 'felix');
    const end = (as: User) => stack.call(calls.revokeOtherSessions, { userId: user._id }, { as });
    expect(await refusalOf(end(stack.users.editor))).toMatch(/^forbidden/);
    expect(await opens(token)).toBe(true);
    expect(await end(stack.users.admin)).toEqual({ sessions: [] });
    expect(await opens(token)).toBe(false);
  });
});

describe('the own preferences', () => {
  const preferencesOf = async (as: User) => (await stack.call(calls.me, {}, { as })).preferences;

  test('are changed one by one, by oneself, and arrive with the session', async () => {
    const { user, token } = await member(stack, 'hanna');
    const { user: other } = await member(stack, 'irene');
    await stack.call(calls.savePreferences, { tourSeen: true }, { as: user });
    await stack.call(calls.savePreferences, { recentBlocks: ['Text'] }, { as: user });
    const saved = { ...defaultPreferences, tourSeen: true, recentBlocks: ['Text'] };
    expect((await stack.call(calls.openSession, { token })).preferences).toEqual(saved);
    expect(await preferencesOf(user)).toEqual(saved);
    expect(await preferencesOf(other)).toEqual(defaultPreferences);
  });

  test('are not lost when two devices save at once', async () => {
    const { user } = await member(stack, 'karin');
    await Promise.all([
      stack.call(calls.savePreferences, { tourSeen: true }, { as: user }),
      stack.call(calls.savePreferences, { recentBlocks: ['Text'] }, { as: user }),
      stack.call(calls.savePreferences, { recentCommands: ['help'] }, { as: user }),
    ]);
    expect(await preferencesOf(user)).toEqual({
      ...defaultPreferences,
      tourSeen: true,
      recentBlocks: ['Text'],
      recentCommands: ['help'],
    });
  });

  test('are published to the processes that hold a session of the user', async () => {
    const { user } = await member(stack, 'laura');
    const changed = stack.events(identity.events.changed);
    await stack.call(calls.savePreferences, { tourSeen: true }, { as: user });
    await changed.next(({ data }) => data.userId === user._id);
  });

  test.each([
    ['too many', { recentBlocks: ['a', 'b', 'c', 'd', 'e'] }],
    ['too long', { recentCommands: ['a'.repeat(301)] }],
  ])('are limited: %s', async (what, input) => {
    const { user } = await member(stack, what.replace(' ', '-'));
    expect(await refusalOf(stack.call(calls.savePreferences, input, { as: user }))).toMatch(/^invalid/);
  });
});

test('the last sign-in of a user is listed, also after the session has ended', async () => {
  const { user, token } = await member(stack, 'greta');
  const row = async () => (await stack.call(calls.listUsers, { search: 'greta' }, { as: stack.users.admin })).users[0]!;
  const { sessions } = await stack.call(calls.listSessions, {}, { as: user });
  expect((await row()).lastSignInAt).toBe(sessions[0]!.createdAt);
  await stack.call(calls.logout, { token });
  await until(async () => !(await opens(token)));
  expect((await row()).lastSignInAt).toBe(sessions[0]!.createdAt);
});
