import { randomBytes } from 'node:crypto';
import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import type { Grant, User } from '../../../proto/permissions.ts';
import { until } from '../../kit/testing/until.ts';
import { createSecret } from '../api-token.ts';
import { useIdentityStack, linked, member, signIn } from './identity-fixtures.ts';

const { calls } = identity;
const attempts = Number(process.env.TOKEN_ATTEMPTS ?? 300);
const AT_ONCE = 100;
const { stack, forward } = useIdentityStack();

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'allowed',
    ({ code, key }: Problem) => `${code}: ${key}`,
  );
const asAdmin = () => ({ as: stack.users.admin });
const edit: Grant[] = [{ capability: 'pages.edit' }];
const open = (token: string) => stack.call(calls.openSession, { token });
const create = (as: User, grants = edit, days = 30) =>
  stack.call(calls.createApiToken, { name: 'Import', grants, days }, { as });

/** Creates a user with a role, and returns the user as the access token names them. */
async function editor(username: string, grants: Grant[]) {
  const { user } = await member(stack, username);
  const role = await stack.call(calls.saveRole, { role: { name: `Role of ${username}`, grants } }, asAdmin());
  const selectedUser = { _id: user._id };
  await stack.call(calls.applyRolesToUser, { selectedUser, roles: [role._id] }, asAdmin());
  return { user: { ...user, roles: [role._id], grants }, role };
}

describe('an API token', () => {
  test('lets its bearer act for the owner with the rights that both have now', async () => {
    const { user, role } = await editor('alba', [{ capability: 'pages.edit' }, { capability: 'media' }]);
    const { secret } = await create(user, [{ capability: 'pages.edit', regionIds: ['nz'] }, { capability: 'media' }]);
    const both: Grant[] = [{ capability: 'pages.edit', regionIds: ['nz'] }, { capability: 'media' }];
    expect((await open(secret)).user).toMatchObject({ _id: user._id, admin: false, grants: both });
    const fewer = { ...role, grants: [{ capability: 'pages.edit' as const, regionIds: ['au', 'nz'] }] };
    await stack.call(calls.saveRole, { role: fewer }, asAdmin());
    const { user: now, accessToken } = await open(secret);
    expect(now.grants).toEqual([{ capability: 'pages.edit', regionIds: ['nz'] }]);
    expect((await stack.call(calls.me, {}, { accessToken })).user?.grants).toEqual(now.grants);
  });

  test('is stored as a digest, and listed without it', async () => {
    const { user } = await editor('bodo', edit);
    const { secret, apiToken } = await create(user);
    const { apiTokens, total } = await stack.call(calls.listApiTokens, {}, { as: user });
    expect([apiTokens, total]).toEqual([[apiToken], 1]);
    expect(JSON.stringify(apiTokens)).not.toContain(secret.slice(4, 20));
    await open(secret);
    const used = await stack.call(calls.listApiTokens, {}, { as: user });
    expect(used.apiTokens[0]!.lastUsedAt).toBeDefined();
  });

  test('cannot allow more than the owner may do, and not for longer than a year', async () => {
    const { user } = await editor('cleo', edit);
    expect(await refusalOf(create(user, [{ capability: 'people' }]))).toBe('invalid: identity.apiTokenBeyondRights');
    expect(await refusalOf(create(user, edit, 366))).toMatch(/^invalid/);
    expect(await refusalOf(create(user, []))).toMatch(/^invalid/);
  });

  test('cannot make tokens, see sessions or change the account, whatever its rights are', async () => {
    const { secret } = await create(stack.users.admin, [{ capability: 'people' }]).catch(async () => {
      const token = await signIn(stack, 'boss', 'tall whale tales');
      const { accessToken } = await open(token);
      const input = { name: 'Import', grants: [{ capability: 'people' as const }], days: 30 };
      return stack.call(calls.createApiToken, input, { accessToken });
    });
    const { accessToken } = await open(secret);
    const by = { accessToken };
    const refused = 'forbidden: access.sessionNeeded';
    const input = { name: 'Another', grants: edit, days: 1 };
    expect(await refusalOf(stack.call(calls.createApiToken, input, by))).toBe(refused);
    expect(await refusalOf(stack.call(calls.revokeApiToken, { _id: 'any' }, by))).toBe(refused);
    expect(await refusalOf(stack.call(calls.listSessions, {}, by))).toBe(refused);
    const change = { password: 'tall whale tales', newPassword: 'harbour seal choir' };
    expect(await refusalOf(stack.call(calls.changePassword, change, by))).toBe(refused);
    expect(await refusalOf(stack.call(calls.resetUserPassword, { userId: 'root' }, by))).toMatch(/^forbidden/);
    expect(await refusalOf(stack.call(calls.listAudit, {}, by))).toMatch(/^forbidden/);
    expect(await refusalOf(stack.call(calls.listUsers, {}, by))).toBe('allowed');
  });

  test('ends with its revocation, its time, a reset of the password, and the deactivation of its owner', async () => {
    const { user } = await editor('dora', edit);
    const [revoked, expired, reset] = [await create(user), await create(user, edit, 1), await create(user)];
    await stack.call(calls.revokeApiToken, { _id: revoked.apiToken._id }, { as: user });
    await stack.events(identity.events.changed).next(({ by, data }) => by === user._id && data.userId === user._id);
    const invalid = 'unauthenticated: identity.invalidApiToken';
    expect(await refusalOf(open(revoked.secret))).toBe(invalid);
    forward(24 * 60 + 1);
    expect(await refusalOf(open(expired.secret))).toBe(invalid);
    const { link } = await stack.call(calls.resetUserPassword, { userId: user._id }, asAdmin());
    expect(await refusalOf(open(reset.secret))).toBe(invalid);
    await stack.call(calls.setPassword, { ...linked(link), password: 'grey seal song' });
    const { secret } = await create(user);
    await stack.call(calls.deactivateUser, { userId: user._id }, asAdmin());
    await stack.call(calls.reactivateUser, { userId: user._id }, asAdmin());
    expect(await refusalOf(open(secret))).toBe(invalid);
  });

  test('is listed for and revoked by those who manage its owner, and by no other user', async () => {
    const { user } = await editor('elsa', edit);
    const { apiToken } = await create(user);
    const { _id } = apiToken;
    const { apiTokens } = await stack.call(calls.listApiTokens, { all: true }, asAdmin());
    expect(apiTokens.find((one) => one._id === _id)?.owner.username).toBe('elsa');
    const { user: other } = await editor('fred', edit);
    expect(await refusalOf(stack.call(calls.listApiTokens, { all: true }, { as: other }))).toMatch(/^forbidden/);
    expect(await refusalOf(stack.call(calls.revokeApiToken, { _id }, { as: other }))).toMatch(/^not-found/);
    await stack.call(calls.revokeApiToken, { _id }, asAdmin());
    await until(async () => {
      const { entries } = await stack.call(calls.listAudit, { kind: 'apiToken' }, asAdmin());
      return entries.some(({ documents }) => documents[0]?.action === 'revokeApiToken' && documents[0]._id === _id);
    });
  });

  test('is named in the audit log', async () => {
    const { user } = await editor('gina', [{ capability: 'people' }, ...edit]);
    const { secret } = await create(user, [{ capability: 'people' }]);
    const { accessToken } = await open(secret);
    const newUser = { username: 'hugo', email: 'hugo@example.org' };
    await stack.call(calls.inviteUser, { newUser }, { accessToken });
    await until(async () => {
      const { entries } = await stack.call(calls.listAudit, { username: 'gina' }, asAdmin());
      return entries.some(({ call, actor }) => call === 'identity.inviteUser' && actor?.apiToken === 'Import');
    });
  });

  test('cannot be guessed, like tokens of sessions: random and mutated ones are refused as unauthenticated', async () => {
    const { user } = await editor('ines', edit);
    const { secret } = await create(user);
    const { token } = await member(stack, 'jana');
    const [header, claims, signature] = token.split('.') as [string, string, string];
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const guess = (attempt: number): string => {
      const random = randomBytes(32);
      const at = 4 + (random[0]! % 40);
      const inClaims = random[1]! % (claims.length - 1);
      const guesses = [
        createSecret(random),
        secret.slice(0, at) + random.toString('hex') + secret.slice(at),
        secret.slice(0, at),
        `pat_${random.toString('base64')}`,
        [header, claims, random.toString('base64url') + signature.slice(43)].join('.'),
        [header, claims.slice(0, inClaims) + random.toString('hex') + claims.slice(inClaims), signature].join('.'),
        [unsigned, claims, attempt % 2 === 0 ? '' : signature].join('.'),
        random.toString('base64url'),
      ];
      return guesses[attempt % guesses.length]!;
    };
    const outcomes = new Set<string>();
    for (let first = 0; first < attempts; first += AT_ONCE)
      for (const refusal of await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => refusalOf(open(guess(first + index)))),
      ))
        outcomes.add(refusal);
    expect([...outcomes].sort()).toEqual([
      'unauthenticated: identity.invalidApiToken',
      'unauthenticated: identity.sessionOver',
    ]);
    expect((await open(token)).user.username).toBe('jana');
  });
});
