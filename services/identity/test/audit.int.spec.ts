import type { ClientInput } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { useIdentityStack, linked, member } from './identity-fixtures.ts';

const { calls } = identity;
const { stack, forward } = useIdentityStack();

const asAdmin = () => ({ as: stack.users.admin });
const list = async (input: ClientInput<typeof calls.listAudit> = {}) =>
  (await stack.call(calls.listAudit, input, asAdmin())).entries;

/** Events arrive some time after the call. */
async function found(input: ClientInput<typeof calls.listAudit>, count: number) {
  let entries: Awaited<ReturnType<typeof list>> = [];
  await until(async () => (entries = await list(input)).length >= count);
  return entries;
}

describe('the audit log', () => {
  test('records who did what with which document, with the revisions before and after', async () => {
    const { _id } = await stack.call(calls.saveRole, { role: { name: 'Weavers', admin: false } }, asAdmin());
    const [entry] = await found({ kind: 'role' }, 1);
    expect(entry).toMatchObject({
      call: 'identity.saveRole',
      outcome: 'ok',
      actor: { _id: stack.users.admin._id, username: stack.users.admin.username },
      documents: [{ kind: 'role', _id, name: 'Weavers', action: 'save', before: 0, after: 1 }],
    });
  });

  test('records sign-ins, failed sign-ins and new passwords, but not the name that was typed for an unknown account', async () => {
    const { password } = await member(stack, 'ilse');
    const from = { source: '192.0.2.7' };
    await stack.call(calls.login, { username: 'ilse', password: 'not the password' }, from).catch(() => undefined);
    await stack.call(calls.login, { username: 'a secret by mistake', password }, from).catch(() => undefined);
    const own = await found({ kind: 'signIn', username: 'ilse' }, 3);
    expect(own.map(({ call, outcome }) => `${call} ${outcome}`).sort()).toEqual([
      'identity.login ok',
      'identity.login unauthenticated',
      'identity.setPassword ok',
    ]);
    await until(async () => (await list({ kind: 'signIn' })).some(({ actor }) => actor === null));
    const all = await list({});
    expect(all.find(({ actor }) => actor === null)).toMatchObject({ outcome: 'unauthenticated', source: '192.0.2.7' });
    for (const secret of ['a secret by mistake', password, 'not the password'])
      expect(JSON.stringify(all)).not.toContain(secret);
  });

  test('records requests for a new password and the use of the link; for unknown accounts, without the address', async () => {
    const { user } = await member(stack, 'lotte');
    const from = { source: '192.0.2.9' };
    await stack.call(calls.forgotPassword, { email: 'lotte@example.org' }, from);
    await stack.call(calls.forgotPassword, { email: 'nobody@example.org' }, from);
    const { link } = await stack.call(calls.resetUserPassword, { userId: user._id }, asAdmin());
    const { email, token } = linked(link);
    const choose = (password: string) =>
      stack.call(calls.setPassword, { email, token, password }, from).catch(() => undefined);
    await choose('lotte lotte lotte');
    await choose('grey seal song');
    await choose('harbour seal choir');
    const ofSource = async () =>
      (await list({ kind: 'signIn' })).flatMap(({ source, call, outcome, actor }) =>
        source === from.source ? [`${call} ${outcome} ${actor?.username ?? 'anonymous'}`] : [],
      );
    const expected = [
      'identity.forgotPassword ok anonymous',
      'identity.forgotPassword ok lotte',
      'identity.setPassword invalid anonymous',
      'identity.setPassword invalid lotte',
      'identity.setPassword ok lotte',
    ];
    await until(async () => (await ofSource()).length >= expected.length);
    expect((await ofSource()).sort()).toEqual(expected);
    expect(JSON.stringify(await list({}))).not.toContain('nobody@example.org');
  });

  test('records a wrong current password of a signed-in user', async () => {
    const { user } = await member(stack, 'mara');
    const input = { password: 'not the password', newPassword: 'harbour seal choir' };
    await stack.call(calls.changePassword, input, { as: user }).catch(() => undefined);
    await until(async () =>
      (await list({ username: 'mara', kind: 'signIn' })).some(({ outcome }) => outcome === 'invalid'),
    );
  });

  test('records a command that the roles of the user do not allow once for many attempts', async () => {
    const as = userFixture({ username: 'curious' });
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(stack.call(calls.inviteUser, {} as never, { as })).rejects.toMatchObject({ code: 'forbidden' });
    await stack.call(calls.savePreferences, { tourSeen: true }, { as });
    await until(async () => (await list({ username: 'curious' })).length >= 2);
    expect((await list({ username: 'curious' })).map(({ call, outcome }) => `${call} ${outcome}`).sort()).toEqual([
      'identity.inviteUser forbidden',
      'identity.savePreferences ok',
    ]);
  });

  test('names the user whose password an administrator has removed', async () => {
    const { user } = await member(stack, 'jens');
    const { link } = await stack.call(calls.resetUserPassword, { userId: user._id }, asAdmin());
    const entries = await found({ kind: 'user' }, 1);
    await until(async () => (await list({ kind: 'user' })).some(({ call }) => call === 'identity.resetUserPassword'));
    const reset = (await list({ kind: 'user' })).find(({ call }) => call === 'identity.resetUserPassword');
    expect(reset).toMatchObject({
      documents: [{ kind: 'user', _id: user._id, name: 'jens', action: 'removePassword' }],
    });
    expect(JSON.stringify(entries)).not.toContain(linked(link).token);
  });

  test('combines equal changes of one document within an hour', async () => {
    const { _id } = await stack.call(calls.saveRole, { role: { name: 'Spinners', admin: false } }, asAdmin());
    for (const name of ['Spinners 2', 'Spinners 3'])
      await stack.call(calls.saveRole, { role: { _id, name, admin: false } }, asAdmin());
    const ofRole = async () => (await list({ kind: 'role' })).filter(({ documents }) => documents[0]?._id === _id);
    await until(async () => (await ofRole()).some(({ documents }) => documents[0]?.after === 3));
    const entries = await ofRole();
    expect(entries.length).toBeLessThanOrEqual(2);
    expect(Math.min(...entries.map(({ documents }) => documents[0]!.before!))).toBe(0);
  });

  test('records commands that were refused for lack of a right', async () => {
    const as = userFixture({ username: 'other', grants: [{ capability: 'people' }] });
    const denied = stack.call(calls.saveRole, { role: { name: 'Mine', admin: true } }, { as });
    await expect(denied).rejects.toMatchObject({ code: 'forbidden' });
    const [entry] = await found({ username: 'other' }, 1);
    expect(entry).toMatchObject({ call: 'identity.saveRole', outcome: 'forbidden', documents: [] });
  });

  test('is read by administrators only, in pages, or oldest first for a file', async () => {
    const { entries, next } = await stack.call(calls.listAudit, { limit: 2 }, asAdmin());
    const following = await stack.call(calls.listAudit, { limit: 2, before: next! }, asAdmin());
    const ids = [...entries, ...following.entries].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(4);
    const exported = await stack.call(calls.exportAudit, {}, asAdmin());
    const times = exported.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    for (const call of [calls.listAudit, calls.exportAudit])
      await expect(stack.call(call, {}, { as: stack.users.editor })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is sealed hour by hour, and intact', async () => {
    forward(90);
    const { fault, entries, head } = await stack.call(calls.verifyAudit, {}, asAdmin());
    expect([fault, entries > 0]).toEqual([null, true]);
    forward(60);
    const later = await stack.call(calls.verifyAudit, { head }, asAdmin());
    expect(later).toMatchObject({ fault: null, isHeadFound: true });
    expect(later.head).not.toBe(head);
  });

  test('erases the name of a deleted document when it can no longer be restored', async () => {
    const make = async (name: string) =>
      (await stack.call(calls.saveRole, { role: { name, admin: false } }, asAdmin()))._id;
    const [gone, back] = [await make('Basket makers'), await make('Glass blowers')];
    for (const _id of [gone, back]) await stack.call(calls.deleteRole, { _id }, asAdmin());
    await stack.call(calls.restoreDocument, { kind: 'role', _id: back }, asAdmin());
    const isLogged = ({ documents: [document] }: { documents: { _id: string; action: string }[] }) =>
      document?._id === back && document.action === 'restore';
    await until(async () => (await list({ kind: 'role' })).some(isLogged));
    forward(32 * 24 * 60);
    for (const { purger } of stack.host.services) await purger.purge();
    const text = JSON.stringify(await list({ kind: 'role' }));
    expect([text.includes('Basket makers'), text.includes('Glass blowers'), text.includes(gone)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await stack.call(calls.verifyAudit, {}, asAdmin())).fault).toBeNull();
  });

  test('deletes entries after the number of days in the settings', async () => {
    expect((await list()).length).toBeGreaterThan(0);
    forward(401 * 24 * 60);
    for (const { purger } of stack.host.services) await purger.purge();
    expect(await list()).toEqual([]);
    expect((await stack.call(calls.verifyAudit, {}, asAdmin())).fault).toBeNull();
  });
});
