import { identity } from '../../../proto/identity.ts';
import type { Grant } from '../../../proto/permissions.ts';
import { member } from './identity-fixtures.ts';
import { useFactorStack } from './second-factor-fixtures.ts';
import { refusalOf } from './sign-in-fixtures.ts';

const { calls } = identity;
const { stack, forward, people } = useFactorStack();

const asAdmin = () => ({ as: stack.users.admin });
const managing: Grant[] = [{ capability: 'people' }, { capability: 'media' }];

async function giveRole(userId: string, name: string, secondFactor: boolean, admin = false) {
  const role = await stack.call(calls.saveRole, { role: { name, admin, grants: managing, secondFactor } }, asAdmin());
  await stack.call(calls.applyRolesToUser, { selectedUser: { _id: userId }, roles: [role._id] }, asAdmin());
  return role;
}
const userIn = async (token: string) => (await stack.call(calls.openSession, { token })).user;
const listUsers = async (token: string) => refusalOf(stack.call(calls.listUsers, {}, await people.session(token)));

describe('a role that begins to demand a second factor', () => {
  test('gives its rights again after a factor was set up in the session', async () => {
    const { user, token } = await member(stack, 'ada');
    const role = await giveRole(user._id, 'Chiefs', false);
    expect(await listUsers(token)).toBe('accepted');
    const changed = stack.events(identity.events.changed).next(({ data }) => data.userId === user._id);
    await stack.call(calls.saveRole, { role: { ...role, secondFactor: true } }, asAdmin());
    await changed;
    expect(await userIn(token)).toMatchObject({ roles: [], grants: [], secondFactor: 'missing' });
    const by = await people.session(token);
    expect((await stack.call(calls.me, {}, by)).user).toMatchObject({ roles: [], secondFactor: 'missing' });
    expect(await listUsers(token)).toBe('access.secondFactorMissing');
    expect(await refusalOf(stack.call(calls.listRoles, {}, by))).toBe('access.secondFactorMissing');
    expect(await refusalOf(stack.call(calls.listAudit, {}, by))).toBe('access.administratorsOnly');
    await people.addApp(by);
    expect(await userIn(token)).toMatchObject({ roles: [role._id] });
    expect(await userIn(token)).not.toHaveProperty('secondFactor');
    expect(await listUsers(token)).toBe('accepted');
  });

  test('keeps demanding it when a client that does not know the demand saves the role', async () => {
    const { user } = await member(stack, 'bea');
    const role = await giveRole(user._id, 'Deputies', true);
    const { secondFactor: _, revision: __, ...known } = role;
    expect(await stack.call(calls.saveRole, { role: known }, asAdmin())).toMatchObject({ secondFactor: true });
    const freed = await stack.call(calls.saveRole, { role: { ...known, secondFactor: false } }, asAdmin());
    expect(freed).not.toHaveProperty('secondFactor');
  });
});

describe('twelve hours after the confirmation', () => {
  test('the rights to manage people are withheld until the next one, also from administrators', async () => {
    for (const [username, isAdmin] of [
      ['cyd', false],
      ['dot', true],
    ] as const) {
      const { user, token, secret } = await people.withApp(username);
      await giveRole(user._id, `Role of ${username}`, true, isAdmin);
      expect(await listUsers(token)).toBe('accepted');
      forward(11 * 60);
      expect(await listUsers(token)).toBe('accepted');
      forward(61);
      expect(await userIn(token)).toMatchObject({ admin: false, secondFactor: 'expired' });
      expect(await listUsers(token)).toBe('access.secondFactorExpired');
      const by = await people.session(token);
      expect(await refusalOf(stack.call(calls.listRoles, {}, by))).toBe('accepted');
      const api = { name: 'Import', grants: [{ capability: 'media' as const }], days: 1 };
      expect(await refusalOf(stack.call(calls.createApiToken, api, by))).toBe('access.secondFactorExpired');
      await people.confirm(by, secret);
      expect(await listUsers(token)).toBe('accepted');
      expect(await userIn(token)).toMatchObject({ admin: isAdmin });
    }
  });

  test('API tokens of the user act as before', async () => {
    const { user, token } = await people.withApp('eve');
    await giveRole(user._id, 'Importers', true);
    const api = { name: 'Import', grants: [{ capability: 'people' as const }], days: 30 };
    const { secret } = await stack.call(calls.createApiToken, api, await people.session(token));
    forward(13 * 60);
    expect(await listUsers(secret)).toBe('accepted');
  });
});
