import { identity } from '../../../proto/identity.ts';
import { type Stack, startStack } from '../../kit/testing/stack.ts';
import { identityService } from '../identity.module.ts';
import { pagesWithRole, regionsWithRole } from './role-uses.ts';
import { identityStack, lettersTo, linked, member, root, signIn } from './identity-fixtures.ts';

const { calls } = identity;
let stack: Stack;

beforeAll(async () => {
  ({ stack } = await identityStack());
});
afterAll(() => stack?.stop());

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

  test('gets a new link, and the old one becomes invalid', async () => {
    const { link } = await invite('cara');
    const { _id } = (await rowOf('cara'))!;
    const again = await stack.call(calls.reinviteUser, { userId: _id }, asAdmin());
    const old = stack.call(calls.setPassword, { ...linked(link), password: 'sea lion parade' });
    await expect(old).rejects.toMatchObject({ code: 'invalid' });
    await stack.call(calls.setPassword, { ...linked(again.link), password: 'sea lion parade' });
    expect((await rowOf('cara'))?.verified).toBe(true);
  });

  test('is invited even if the mail server fails: the link is returned as well', async () => {
    const silent = await startStack({
      services: [identityService],
      settings: { root, mailUrl: 'smtp://127.0.0.1:9' },
    });
    try {
      const newUser = { username: 'gil', email: 'gil@example.org' };
      const { link } = await silent.call(calls.inviteUser, { newUser }, { as: silent.users.admin });
      await silent.call(calls.setPassword, { ...linked(link), password: 'sea lion parade' });
      expect(await signIn(silent, 'gil', 'sea lion parade')).toMatch(/./);
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
    ['deleteRole', { _id: 'r' }],
    ['applyRolesToUser', { selectedUser: { _id: 'editor' }, roles: [] }],
  ] as const)('are closed to editors and visitors: %s', async (key, input) => {
    const denied = (as?: typeof stack.users.editor) => stack.call(calls[key], input as never, { as });
    await expect(denied(stack.users.editor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(denied()).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
