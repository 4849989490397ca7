import { identity } from '../../../proto/identity.ts';
import { until } from '../../kit/testing/until.ts';
import { useIdentityStack, member, root, signIn } from './identity-fixtures.ts';

const { calls } = identity;
const { stack } = useIdentityStack();

/** Session of the administrator, and a user with the right to edit pages. */
let token: string;
let mere: Awaited<ReturnType<typeof member>>['user'];

beforeAll(async () => {
  ({ user: mere } = await member(stack, 'mere'));
  token = await signIn(stack, root.username, root.password);
  const role = { name: 'Editors', grants: [{ capability: 'pages.edit' as const }] };
  const { _id } = await stack.call(calls.saveRole, { role }, { as: stack.users.admin });
  const input = { selectedUser: { _id: mere._id }, roles: [_id] };
  await stack.call(calls.applyRolesToUser, input, { as: stack.users.admin });
});

const open = (secret: string) => stack.call(calls.openSession, { token: secret });
async function see(userId: string, by = token): Promise<string> {
  const { accessToken } = await open(by);
  return (await stack.call(calls.seeAs, { userId }, { accessToken })).token;
}

test('an administrator has the rights of the user, whom the answer names with the administrator, and changes nothing', async () => {
  const { user, accessToken } = await open(await see(mere._id));
  expect(user).toMatchObject({
    username: 'mere',
    grants: [{ capability: 'pages.edit' }],
    seenBy: { username: root.username.toLowerCase() },
  });
  expect((await stack.call(calls.me, {}, { accessToken })).user).toEqual(user);
  const refused = {
    code: 'forbidden',
    message: 'You are looking at the site as mere. Nothing can be changed meanwhile.',
  };
  const email = { email: 'mere@example.org' };
  for (const attempt of [
    stack.call(calls.savePreferences, { tourSeen: true }, { accessToken }),
    stack.call(calls.forgotPassword, email, { accessToken }),
    stack.call(calls.listSessions, {}, { accessToken }),
    stack.call(calls.seeAs, { userId: mere._id }, { accessToken }),
  ])
    await expect(attempt).rejects.toMatchObject(refused);
  await expect(
    stack.call(calls.createHandOff, { host: 'a.example', state: 'x'.repeat(20) }, { accessToken }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the audit log names the administrator, also for what was refused meanwhile', async () => {
  await see(mere._id);
  const entries = async () => (await stack.call(calls.listAudit, {}, { as: stack.users.admin })).entries;
  const of = async (call: string, outcome: string) =>
    (await entries()).find((entry) => entry.call === call && entry.outcome === outcome);
  await until(async () => (await of('identity.savePreferences', 'forbidden')) !== undefined);
  expect((await of('identity.savePreferences', 'forbidden'))!.actor).toMatchObject({ _id: 'root' });
  await until(async () => (await of('identity.seeAs', 'ok')) !== undefined);
  expect(await of('identity.seeAs', 'ok')).toMatchObject({
    actor: { _id: 'root' },
    documents: [{ kind: 'user', name: 'mere', action: 'seeAs' }],
  });
});

test('nobody sees the site as root, as a deactivated or an unknown user, or without being an administrator', async () => {
  const { user: gone } = await member(stack, 'gone');
  await stack.call(calls.deactivateUser, { userId: gone._id }, { as: stack.users.admin });
  await expect(see('root')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(see(gone._id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(see('nobody')).rejects.toMatchObject({ code: 'not-found' });
  const as = { ...mere, grants: [{ capability: 'people' as const }] };
  await expect(stack.call(calls.seeAs, { userId: gone._id }, { as })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a view ends with the session of the administrator, and when its user is deactivated', async () => {
  const { user: seen } = await member(stack, 'seen');
  const other = await signIn(stack, root.username, root.password);
  const view = await see(seen._id, other);
  expect((await open(view)).user.username).toBe('seen');
  await stack.call(calls.logout, { token: other });
  await expect(open(view)).rejects.toMatchObject({ code: 'unauthenticated' });
  const second = await see(seen._id);
  await stack.call(calls.deactivateUser, { userId: seen._id }, { as: stack.users.admin });
  await expect(open(second)).rejects.toMatchObject({ code: 'unauthenticated' });
});
