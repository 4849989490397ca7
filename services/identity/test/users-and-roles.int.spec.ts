import { identity } from '../../../proto/identity.ts';
import type { User } from '../../../proto/permissions.ts';
import type { UserStatus } from '../../../proto/user-status.ts';
import { startStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { identityService } from '../identity.module.ts';
import {
  useIdentityStack,
  lettersTo,
  linked,
  member,
  pagesWithRole,
  regionsWithRole,
  root,
  signIn,
} from './identity-fixtures.ts';

const { calls } = identity;
const { stack } = useIdentityStack();

const asAdmin = () => ({ as: stack.users.admin });
const invite = (username: string, email = `${username}@example.org`) =>
  stack.call(calls.inviteUser, { newUser: { username, email } }, asAdmin());
const role = (name: string, admin = false) => stack.call(calls.saveRole, { role: { name, admin } }, asAdmin());
const apply = (userId: string, roles: string[]) =>
  stack.call(calls.applyRolesToUser, { selectedUser: { _id: userId }, roles }, asAdmin());
const rowOf = async (username: string) => {
  const { users } = await stack.call(calls.listUsers, {}, asAdmin());
  return users.find((user) => user.username === username);
};

describe('an invited user', () => {
  test('is unverified until a password is chosen with the link, which is mailed', async () => {
    const { link } = await invite('Ada', 'Ada@example.org');
    expect(await rowOf('ada')).toMatchObject({ email: 'ada@example.org', roles: [], verified: false });
    expect((await lettersTo(stack, 'ada@example.org'))[0]).toContain(link);
    await stack.call(calls.setPassword, { ...linked(link), password: 'sea lion parade' });
    expect((await rowOf('ada'))?.verified).toBe(true);
  });

  test('cannot have the username or email of another user', async () => {
    await invite('ben');
    await expect(invite('BEN', 'other@example.org')).rejects.toMatchObject({ code: 'conflict' });
    await expect(invite('other', 'Ben@example.org')).rejects.toMatchObject({ code: 'conflict' });
    await expect(invite('ben@example.org', 'other@example.org')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('cannot have a username that looks like that of another user, even when both are invited at once', async () => {
    await invite('mona');
    await expect(invite('m\u043ena', 'x@example.org')).rejects.toMatchObject({ key: 'identity.usernameScripts' });
    await expect(invite('m0na', 'x@example.org')).rejects.toMatchObject({ key: 'identity.lookTaken' });
    await expect(invite('adrnin', 'x@example.org')).rejects.toMatchObject({ key: 'identity.usernameReserved' });
    const both = await Promise.allSettled([invite('kim.lee', 'l@example.org'), invite('kim.1ee', 'm@example.org')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('gets a new link, and the old one becomes invalid', async () => {
    const { link } = await invite('cara');
    const { _id } = (await rowOf('cara'))!;
    const again = await stack.call(calls.reinviteUser, { userId: _id }, asAdmin());
    const old = stack.call(calls.setPassword, { ...linked(link), password: 'sea lion parade' });
    await expect(old).rejects.toMatchObject({ code: 'invalid' });
    await stack.call(calls.setPassword, { ...linked(again.link), password: 'sea lion parade' });
    expect((await rowOf('cara'))?.verified).toBe(true);
  });

  test('is invited even if the mail server fails: the link and the reason are returned', async () => {
    const silent = await startStack({
      services: [identityService],
      settings: { root, mailUrl: 'smtp://127.0.0.1:9' },
    });
    try {
      const newUser = { username: 'gil', email: 'gil@example.org' };
      const { link, mailProblem, user } = await silent.call(calls.inviteUser, { newUser }, { as: silent.users.admin });
      expect(mailProblem).toMatch(/ECONNREFUSED|connect/);
      const list = async () =>
        (await silent.call(calls.listUsers, { search: 'gil' }, { as: silent.users.admin })).users;
      expect((await list())[0]).toMatchObject({ username: 'gil', mailProblem });
      await silent.call(calls.setPassword, { ...linked(link), password: 'sea lion parade' });
      expect(await signIn(silent, 'gil', 'sea lion parade')).toMatch(/./);
      expect((await list())[0]).not.toHaveProperty('mailProblem', mailProblem);
      const of = { userId: user._id };
      const reset = await silent.call(calls.resetUserPassword, of, { as: silent.users.admin });
      expect(reset).toMatchObject({ link: expect.any(String), mailProblem });
    } finally {
      await silent.stop();
    }
  });

  test.each([
    [{ username: 'x', email: 'x@example.org' }, 'A username has at least 3 characters'],
    [{ username: 'xerxes', email: ' ' }, 'Please provide your email address'],
    [{ username: 'xerxes', email: 'nowhere' }, 'Please provide a valid email address'],
    [{ username: 'xerxes', email: `${'x'.repeat(250)}@example.org` }, 'An email address has at most 254 characters'],
  ])('is refused as %j', async (newUser, message) => {
    const refused = stack.call(calls.inviteUser, { newUser }, asAdmin());
    await expect(refused).rejects.toMatchObject({ code: 'invalid', message });
  });

  test('is not root: only root gets a link for root', async () => {
    const denied = stack.call(calls.reinviteUser, { userId: 'root' }, asAdmin());
    await expect(denied).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('an invitation with roles', () => {
  test('gives them from the start', async () => {
    const { _id } = await role('Newcomers');
    const newUser = { username: 'hilda', email: 'hilda@example.org', roles: [_id] };
    const { user } = await stack.call(calls.inviteUser, { newUser }, asAdmin());
    expect(user).toMatchObject({ username: 'hilda', roles: [_id], verified: false, revision: 1 });
    expect(user.lastSignInAt).toBeUndefined();
  });

  test('is refused for unknown roles, and for rights that the caller does not have', async () => {
    const chiefs = await role('Their chiefs', true);
    const manager = userFixture({ username: 'manager', grants: [{ capability: 'people' }] });
    const withRole = (_id: string, as: User) =>
      stack.call(calls.inviteUser, { newUser: { username: 'ivo', email: 'ivo@example.org', roles: [_id] } }, { as });
    await expect(withRole('nowhere', stack.users.admin)).rejects.toMatchObject({ code: 'invalid' });
    await expect(withRole(chiefs._id, manager)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await rowOf('ivo')).toBeUndefined();
  });
});

describe('users are found', () => {
  const names = async (input: object) =>
    (await stack.call(calls.listUsers, input, asAdmin())).users.map(({ username }) => username);

  test('by a part of their username or email, and by a role', async () => {
    const { _id } = await role('Gardeners');
    const { user } = await member(stack, 'rosemary');
    await apply(user._id, [_id]);
    expect(await names({ search: 'SEMA' })).toEqual(['rosemary']);
    expect(await names({ search: 'ｓｅｍａ' })).toEqual(['rosemary']);
    expect(await names({ search: 'rosemary@ex' })).toEqual(['rosemary']);
    expect(await names({ roleId: _id })).toEqual(['rosemary']);
    expect(await names({ search: 'nobody at all' })).toEqual([]);
  });

  test('by the right to manage users, for those who ask whom they can ask', async () => {
    const people = { name: 'Keepers of rights', grants: [{ capability: 'people' as const }] };
    const { _id: manages } = await stack.call(calls.saveRole, { role: people }, asAdmin());
    const { _id: administers } = await role('Heads of rights', true);
    const { _id: edits } = await role('Readers of rights');
    for (const [name, roles] of Object.entries({
      vera: [manages],
      wim: [administers],
      xena: [edits],
      yuri: [manages],
    })) {
      const { user } = await invite(name);
      await apply(user._id, roles);
      if (name === 'yuri') await stack.call(calls.deactivateUser, { userId: user._id }, asAdmin());
    }
    const asked = async (input: object) =>
      (await stack.call(calls.listPeople, input, { as: stack.users.editor })).people.map(({ username }) => username);
    const mayAsk = await asked({ managers: true });
    expect(mayAsk).toEqual(expect.arrayContaining(['vera', 'wim']));
    expect(mayAsk).not.toEqual(expect.arrayContaining([expect.stringMatching(/xena|yuri/)]));
    expect(await asked({})).toContain('xena');
  });

  test('and by nothing else for users without a role', async () => {
    const as = { ...stack.users.editor, roles: [], grants: [] };
    for (const input of [{ managers: true }, {}]) {
      const { people } = await stack.call(calls.listPeople, input, { as });
      const listed = people.map(({ username }) => username);
      expect([listed.includes('vera'), listed.includes('xena')]).toEqual([true, false]);
    }
  });

  test('by their status', async () => {
    const status = (wanted: UserStatus) => names({ status: wanted, search: 'thyme' });
    const { user } = await member(stack, 'thyme.ann');
    await invite('thyme.bob');
    expect([await status('active'), await status('invited')]).toEqual([['thyme.ann'], ['thyme.bob']]);
    await stack.call(calls.resetUserPassword, { userId: user._id }, asAdmin());
    expect([await status('active'), await status('reset')]).toEqual([[], ['thyme.ann']]);
    await stack.call(calls.deactivateUser, { userId: user._id }, asAdmin());
    expect([await status('reset'), await status('deactivated')]).toEqual([[], ['thyme.ann']]);
    expect(await stack.call(calls.listUsers, { status: 'invited', search: 'thyme', page: 2 }, asAdmin())).toEqual({
      users: [],
      total: 1,
    });
  });
});

describe('a role', () => {
  test('has a unique name', async () => {
    const writers = await role('Writers');
    await expect(role('writers')).rejects.toMatchObject({ code: 'conflict' });
    const renamed = await stack.call(calls.saveRole, { role: { ...writers, name: 'Authors' } }, asAdmin());
    expect(renamed).toMatchObject({ _id: writers._id, name: 'Authors' });
    expect((await role('Writers')).name).toBe('Writers');
  });

  test('applies from the next opening of a session, with an event for each cache', async () => {
    const { user, token } = await member(stack, 'dave');
    const chiefs = await role('Chiefs', true);
    const changed = stack.events(identity.events.changed);
    expect(await apply(user._id, [chiefs._id])).toMatchObject({ username: 'dave', admin: true, verified: true });
    await changed.next(({ documentId }) => documentId === user._id);
    expect((await stack.call(calls.openSession, { token })).user).toMatchObject({ roles: [chiefs._id], admin: true });
    await stack.call(calls.saveRole, { role: { ...chiefs, admin: false } }, asAdmin());
    expect((await stack.call(calls.openSession, { token })).user).toMatchObject({ roles: [chiefs._id], admin: false });
  });

  test('that is used cannot be deleted, and the refusal names all uses', async () => {
    const { user, token } = await member(stack, 'emil');
    const { _id } = await role('Passing', true);
    await apply(user._id, [_id]);
    pagesWithRole.set(_id, [{ _id: 'p1', slug: 'au/about' }]);
    regionsWithRole.set(_id, [{ _id: 'r1', name: 'Australia' }]);
    const remove = () => stack.call(calls.deleteRole, { _id }, asAdmin());
    expect(await stack.call(calls.roleUses, { _id }, asAdmin())).toEqual({
      users: [{ _id: user._id, username: 'emil' }],
      pages: [{ _id: 'p1', slug: 'au/about' }],
      regions: [{ _id: 'r1', name: 'Australia' }],
    });
    await expect(remove()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'The role Passing is in use by the user emil, and by the page /au/about, and by the region Australia. Remove it there first.',
      details: {
        users: [{ _id: user._id, username: 'emil' }],
        pages: [{ _id: 'p1', slug: 'au/about' }],
        regions: [{ _id: 'r1', name: 'Australia' }],
      },
    });
    await apply(user._id, []);
    await expect(remove()).rejects.toMatchObject({ code: 'conflict', details: { users: [] } });
    pagesWithRole.delete(_id);
    await expect(remove()).rejects.toMatchObject({ code: 'conflict', details: { pages: [] } });
    regionsWithRole.delete(_id);
    await remove();
    expect((await stack.call(calls.openSession, { token })).user).toMatchObject({ roles: [], admin: false });
    expect((await stack.call(calls.listRoles, {}, asAdmin())).roles.map((one) => one._id)).not.toContain(_id);
  });

  test('cannot overwrite a change by another user', async () => {
    const first = await role('Painters');
    const change = (name: string) => stack.call(calls.saveRole, { role: { ...first, name } }, asAdmin());
    expect(await change('Drawers')).toMatchObject({ name: 'Drawers', revision: 2 });
    await expect(change('Sketchers')).rejects.toMatchObject({ code: 'conflict', details: { revision: 2 } });
  });

  test('is applied to the revision of a user that was read', async () => {
    const { _id } = await role('Singers');
    await member(stack, 'gwen');
    const selectedUser = (await rowOf('gwen'))!;
    const give = (roles: string[]) => stack.call(calls.applyRolesToUser, { selectedUser, roles }, asAdmin());
    expect(await give([_id])).toMatchObject({ roles: [_id], revision: selectedUser.revision! + 1 });
    await expect(give([])).rejects.toMatchObject({ code: 'conflict' });
    expect((await rowOf('gwen'))?.roles).toEqual([_id]);
  });

  test('is listed with the number of its holders, for those who manage users', async () => {
    const { _id } = await role('Potters');
    const { user } = await member(stack, 'flora');
    await apply(user._id, [_id]);
    const holdersFor = async (as: User) =>
      (await stack.call(calls.listRoles, {}, { as })).roles.find((one) => one._id === _id)?.holders;
    expect([await holdersFor(stack.users.admin), await holdersFor(stack.users.editor)]).toEqual([1, undefined]);
  });

  test('must exist to be applied', async () => {
    const { user } = await member(stack, 'fay');
    await expect(apply(user._id, ['no-such-role'])).rejects.toMatchObject({ code: 'invalid' });
    expect((await apply(user._id, ['root'])).roles).toEqual([]);
  });
});

test('there is always a user with all rights: root stays root, whatever happens to roles', async () => {
  const token = await signIn(stack, root.username, root.password);
  await apply('root', []);
  const { roles } = await stack.call(calls.listRoles, {}, asAdmin());
  const { users } = await stack.call(calls.listUsers, {}, asAdmin());
  for (const { _id } of users) await apply(_id, []);
  for (const { _id } of roles) await stack.call(calls.deleteRole, { _id }, asAdmin());
  expect((await stack.call(calls.openSession, { token })).user).toMatchObject({ roles: ['root'], admin: true });
});

test('lists are paged', async () => {
  const first = await stack.call(calls.listUsers, { perPage: 2 }, asAdmin());
  const second = await stack.call(calls.listUsers, { perPage: 2, page: 2 }, asAdmin());
  const names = [...first.users, ...second.users].map(({ username }) => username);
  expect(first.total).toBe(second.total);
  expect(names).toEqual([...new Set(names)].sort());
});

describe('users and roles', () => {
  test.each([
    ['listUsers', {}],
    ['inviteUser', { newUser: { username: 'mallory', email: 'mallory@example.org' } }],
    ['reinviteUser', { userId: 'root' }],
    ['saveRole', { role: { name: 'Mine', admin: true } }],
    ['roleUses', { _id: 'r' }],
    ['deleteRole', { _id: 'r' }],
    ['applyRolesToUser', { selectedUser: { _id: 'editor' }, roles: [] }],
  ] as const)('are closed to editors and visitors: %s', async (key, input) => {
    const denied = (as?: typeof stack.users.editor) => stack.call(calls[key], input as never, { as });
    await expect(denied(stack.users.editor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(denied()).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
