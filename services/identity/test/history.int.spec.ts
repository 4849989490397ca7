import { identity } from '../../../proto/identity.ts';
import type { Capability } from '../../../proto/permissions.ts';
import { capabilities } from '../../../proto/permissions.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { useIdentityStack, member } from './identity-fixtures.ts';

const { calls } = identity;
const { stack } = useIdentityStack();

const asAdmin = () => ({ as: stack.users.admin });
const role = (name: string, more: { admin?: boolean; grants?: { capability: Capability }[] } = {}) =>
  stack.call(calls.saveRole, { role: { name, admin: false, ...more } }, asAdmin());
const apply = (userId: string, roles: string[]) =>
  stack.call(calls.applyRolesToUser, { selectedUser: { _id: userId }, roles }, asAdmin());
const restore = (kind: 'user' | 'role', _id: string, revision?: number, as = asAdmin()) =>
  stack.call(calls.restoreDocument, { kind, _id, revision }, as);
/** May only manage users. */
const secretary = () => ({ as: userFixture({ username: 'sue', grants: [{ capability: 'people' }] }) });

describe('the history of a user', () => {
  test('names who gave which role and when, without secrets', async () => {
    const { user } = await member(stack, 'ada');
    const { _id: roleId } = await role('Writers');
    await apply(user._id, [roleId]);
    const named = { kind: 'user' as const, _id: user._id };
    const { revisions } = await stack.call(calls.documentHistory, named, asAdmin());
    expect(revisions.map(({ action, by }) => [action, by.username])).toEqual([
      ['apply-roles', 'admin'],
      ['invite', 'admin'],
    ]);
    const compared = await stack.call(calls.compareDocument, { ...named, from: 1, to: 2 }, asAdmin());
    expect(compared.operations).toEqual([{ op: 'set', path: ['roles'], from: [], to: [roleId] }]);
    expect(Object.keys(compared.to!).toSorted()).toEqual(['email', 'roles', 'username']);
  });

  test('is visible to users who manage people', async () => {
    const { user } = await member(stack, 'ben');
    const denied = stack.call(calls.documentHistory, { kind: 'user', _id: user._id }, { as: stack.users.editor });
    await expect(denied).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('restores the roles of a revision that still exist, but neither name nor address', async () => {
    const { user, token, password } = await member(stack, 'cara');
    const [remaining, deleted] = [await role('Remaining'), await role('Deleted')];
    await apply(user._id, [remaining._id, deleted._id]);
    await apply(user._id, []);
    await stack.call(calls.deleteRole, { _id: deleted._id }, asAdmin());
    const own = (await stack.call(calls.openSession, { token })).user;
    await stack.call(calls.changeAccount, { username: 'carabel', password }, { as: own });
    await restore('user', user._id, 2);
    const { users } = await stack.call(calls.listUsers, {}, asAdmin());
    expect(users.find(({ _id }) => _id === user._id)).toMatchObject({ username: 'carabel', roles: [remaining._id] });
  });

  test('grants no more than the restoring user has', async () => {
    const { user } = await member(stack, 'dan');
    const { _id } = await role('Chiefs', { admin: true });
    await apply(user._id, [_id]);
    await apply(user._id, []);
    await expect(restore('user', user._id, 2, secretary())).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a deleted role', () => {
  const list = async (as = asAdmin()) =>
    (await stack.call(calls.listDeleted, { size: 100 }, as)).documents.map(({ name }) => name);

  test('is restored with its grants, without its users', async () => {
    const { user } = await member(stack, 'eve');
    const { _id } = await role('Movers', { grants: [{ capability: 'media' }] });
    await apply(user._id, [_id]);
    await apply(user._id, []);
    await stack.call(calls.deleteRole, { _id }, asAdmin());
    expect(await list()).toContain('Movers');
    await restore('role', _id);
    const { roles } = await stack.call(calls.listRoles, {}, asAdmin());
    expect(roles.find((one) => one._id === _id)).toMatchObject({ name: 'Movers', grants: [{ capability: 'media' }] });
    const { users } = await stack.call(calls.listUsers, {}, asAdmin());
    expect(users.find((one) => one._id === user._id)!.roles).toEqual([]);
    expect(await list()).not.toContain('Movers');
  });

  test('with more grants than the caller is neither listed for nor restored by them', async () => {
    const { _id } = await role('Everything', { grants: capabilities.map((capability) => ({ capability })) });
    await stack.call(calls.deleteRole, { _id }, asAdmin());
    expect(await list()).toContain('Everything');
    expect(await list(secretary())).not.toContain('Everything');
    await expect(restore('role', _id, undefined, secretary())).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('cannot be restored while another role has its name', async () => {
    const { _id } = await role('Twins');
    await stack.call(calls.deleteRole, { _id }, asAdmin());
    await role('TWINS');
    await expect(restore('role', _id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is a role named twins already.',
    });
  });
});
