import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import { defaultGrants, type User } from '../../../proto/permissions.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { useIdentityStack, lettersTo, linked, member, root, signIn } from './identity-fixtures.ts';

const { calls } = identity;
const { stack } = useIdentityStack();

const asAdmin = () => ({ as: stack.users.admin });
const manager = userFixture({ username: 'manager', grants: [...defaultGrants, { capability: 'people' }] });
const deactivate = (userId: string, as: User = stack.users.admin) =>
  stack.call(calls.deactivateUser, { userId }, { as });
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'allowed',
    ({ code, message }: Problem) => `${code}: ${message}`,
  );
const opens = async (token: string) => (await refusalOf(stack.call(calls.openSession, { token }))) === 'allowed';
const login = (username: string, password: string) => refusalOf(stack.call(calls.login, { username, password }));
const administrator = async (username: string) => {
  const { user } = await member(stack, username);
  const { _id } = await stack.call(
    calls.saveRole,
    { role: { name: `Admins with ${username}`, admin: true } },
    asAdmin(),
  );
  await stack.call(calls.applyRolesToUser, { selectedUser: { _id: user._id }, roles: [_id] }, asAdmin());
  return user;
};

describe('a deactivated user', () => {
  test('loses every session at once, with an event for each cache', async () => {
    const { user, token, password } = await member(stack, 'abel');
    const other = await signIn(stack, 'abel', password);
    const changed = stack.events(identity.events.changed);
    expect(await deactivate(user._id)).toMatchObject({ username: 'abel', deactivated: true });
    await changed.next(({ data }) => data.userId === user._id && data.sessionId === null);
    expect([await opens(token), await opens(other)]).toEqual([false, false]);
    expect(await stack.call(calls.me, {}, { as: user })).toEqual({ user: null });
  });

  test('gets the answers of an unknown user when signing in, and no mail for a new password', async () => {
    const { user, password } = await member(stack, 'bea');
    await deactivate(user._id);
    expect(await login('bea', password)).toBe(await login('nobody-by-this-name', password));
    const response = await stack.call(calls.forgotPassword, { email: 'bea@example.org' });
    expect(response).toEqual(await stack.call(calls.forgotPassword, { email: 'unknown@example.org' }));
    await member(stack, 'beatrice');
    // Mails are written in the order of the requests, so a mail to bea would exist by now.
    await stack.call(calls.forgotPassword, { email: 'beatrice@example.org' });
    await lettersTo(stack, 'beatrice@example.org', 2);
    expect(await lettersTo(stack, 'bea@example.org')).toHaveLength(1);
  });

  test('cannot use earlier or new links', async () => {
    const newUser = { username: 'carl', email: 'carl@example.org' };
    const { link } = await stack.call(calls.inviteUser, { newUser }, asAdmin());
    const { users } = await stack.call(calls.listUsers, {}, asAdmin());
    const { _id: userId } = users.find(({ username }) => username === 'carl')!;
    await deactivate(userId);
    const used = refusalOf(stack.call(calls.setPassword, { ...linked(link), password: 'sea lion parade' }));
    const guessed = { email: 'carl@example.org', token: 'guess', password: 'sea lion parade' };
    expect(await used).toBe(await refusalOf(stack.call(calls.setPassword, guessed)));
    for (const call of [calls.reinviteUser, calls.resetUserPassword])
      expect(await refusalOf(stack.call(call, { userId }, asAdmin()))).toMatch(/^conflict: carl is deactivated/);
  });

  test('cannot change anything; after reactivation the old password works and old sessions stay ended', async () => {
    const { user, token, password } = await member(stack, 'dina');
    await deactivate(user._id);
    const rename = stack.call(calls.changeAccount, { username: 'dino', password }, { as: user });
    expect(await refusalOf(rename)).toMatch(/^unauthenticated/);
    await deactivate(user._id);
    const row = await stack.call(calls.reactivateUser, { userId: user._id }, asAdmin());
    expect(row).toMatchObject({ username: 'dina', deactivated: false, verified: true });
    expect(await login('dina', password)).toBe('allowed');
    expect(await opens(token)).toBe(false);
  });

  test('cannot be root or oneself, nor an administrator unless the caller is one', async () => {
    const chief = await administrator('egon');
    expect(await refusalOf(deactivate('root'))).toBe('forbidden: The root user cannot be deactivated.');
    expect(await refusalOf(deactivate(chief._id, { ...chief, admin: true }))).toMatch(/^forbidden: You cannot/);
    expect(await refusalOf(deactivate(chief._id, manager))).toMatch(/^forbidden: Only an administrator/);
    expect(await refusalOf(deactivate('nobody'))).toMatch(/^not-found/);
    const { user } = await member(stack, 'elsa');
    expect(await refusalOf(deactivate(user._id, manager))).toBe('allowed');
    expect(await refusalOf(deactivate(user._id, stack.users.editor))).toMatch(/^forbidden/);
  });
});

describe('sessions of another user', () => {
  test('are listed and ended only by users who manage people', async () => {
    const { user, token } = await member(stack, 'finn');
    const list = (as: User) => stack.call(calls.listSessions, { userId: user._id }, { as });
    expect(await refusalOf(list(stack.users.editor))).toMatch(/^forbidden/);
    const { sessions } = await list(manager);
    expect(sessions).toHaveLength(1);
    await stack.call(calls.revokeSession, { _id: sessions[0]!._id }, { as: manager });
    expect(await opens(token)).toBe(false);
  });

  test('of an administrator are hidden from users who manage people', async () => {
    const chief = await administrator('gerd');
    const list = (as: User) => stack.call(calls.listSessions, { userId: chief._id }, { as });
    expect(await refusalOf(list(manager))).toMatch(/^forbidden: Only an administrator/);
    const [session] = (await list(stack.users.admin)).sessions;
    const end = stack.call(calls.revokeSession, { _id: session!._id }, { as: manager });
    expect(await refusalOf(end)).toMatch(/^forbidden: Only an administrator/);
  });
});

describe('a password reset by an administrator', () => {
  test('invalidates the password and the sessions, and returns and mails the link', async () => {
    const { user, token, password } = await member(stack, 'hans');
    const { link } = await stack.call(calls.resetUserPassword, { userId: user._id }, asAdmin());
    expect([await login('hans', password), await opens(token)]).toEqual([expect.stringMatching(/^unauth/), false]);
    expect((await lettersTo(stack, 'hans@example.org', 2))[1]).toContain(link);
    await stack.call(calls.setPassword, { ...linked(link), password: 'grey seal song' });
    expect(await login('hans', 'grey seal song')).toBe('allowed');
  });

  test('is not possible for root, nor for an administrator unless the caller is one', async () => {
    const chief = await administrator('ines');
    const reset = (userId: string, as: User) => refusalOf(stack.call(calls.resetUserPassword, { userId }, { as }));
    expect(await reset('root', stack.users.admin)).toMatch(/^forbidden/);
    expect(await reset(chief._id, manager)).toMatch(/^forbidden/);
    expect(await login(root.username, root.password)).toBe('allowed');
  });
});

describe('the own account', () => {
  const change = (as: User, input: { username?: string; email?: string; password: string }) =>
    stack.call(calls.changeAccount, input, { as });

  test('can change its username and email with the current password, without any role', async () => {
    const { user, password } = await member(stack, 'jana');
    expect(user.roles).toEqual([]);
    const changed = await change(user, { username: 'Jana.B', email: 'Jana.B@example.org', password });
    expect(changed).toMatchObject({ _id: user._id, username: 'jana.b', email: 'jana.b@example.org' });
    for (const name of ['jana.b', 'jana.b@example.org']) expect(await login(name, password)).toBe('allowed');
    for (const name of ['jana', 'jana@example.org']) expect(await login(name, password)).toMatch(/^unauthenticated/);
    await member(stack, 'jana');
  });

  test('cannot be changed with a wrong password, and attempts are limited', async () => {
    const { user, password } = await member(stack, 'kurt');
    const guess = () => refusalOf(change(user, { username: 'kurt.b', password: 'not the password' }));
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatch(/^invalid: Your current password/);
    expect(await guess()).toMatch(/^too-many/);
    expect(await login('kurt', password)).toBe('allowed');
  });

  test('cannot take the username or email of another user', async () => {
    const { user, password } = await member(stack, 'lena');
    await member(stack, 'luca');
    for (const change of [
      { username: 'LUCA' },
      { username: '1uca' },
      { username: 'luca@example.org' },
      { email: 'luca@example.org' },
    ])
      expect(await refusalOf(stack.call(calls.changeAccount, { ...change, password }, { as: user }))).toMatch(
        /^conflict/,
      );
  });
});
