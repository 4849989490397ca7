import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { identity } from '../../../proto/identity.ts';
import { systemClock } from '../../kit/clock.ts';
import { StoreContents } from '../../kit/testing/store-contents.ts';
import { type Stack, startStack } from '../../kit/testing/stack.ts';
import { identityService } from '../identity.module.ts';
import { member, root, signIn as signInWithPassword } from './identity-fixtures.ts';
import { ORIGIN, finish, redirectsToSite, refusalOf, saveProvider, signIn, start } from './sign-in-fixtures.ts';
import { client, startProvider, type TestProvider } from '../../kit/testing/test-provider.ts';

const { calls } = identity;
const contents = new StoreContents();
let stack: Stack;
let provider: TestProvider;
let providerId: string;
let editors: string;
let publishers: string;
let aheadMs = 0;

beforeAll(async () => {
  const clock = { ...systemClock, now: () => new Date(Date.now() + aheadMs) };
  [stack, provider] = await Promise.all([
    startStack({ services: [identityService], clock, settings: { root }, openStores: contents.openStores }),
    startProvider(redirectsToSite),
  ]);
  const addRole = async (name: string) =>
    (await stack.call(calls.saveRole, { role: { name } }, { as: stack.users.admin }))._id;
  [editors, publishers] = [await addRole('Editors'), await addRole('Publishers')];
  const groups = [
    { group: 'web', roles: [editors] },
    { group: 'press', roles: [publishers] },
  ];
  providerId = (await saveProvider(stack, provider, { groups, linksUsers: true }))._id;
});
beforeEach(() => {
  provider.isDown = false;
});
afterAll(() => Promise.all([stack?.stop(), provider?.stop()]));

let count = 0;

/** Creates a person at the provider, who is at the browser from now on. */
function person(groups: string[] = []) {
  count += 1;
  const name = `person${count}`;
  const created = { sub: `sub-${count}`, email: `${name}@example.org`, email_verified: true, preferred_username: name };
  provider.people.set(created.sub, { ...created, groups });
  provider.person = created.sub;
  return { ...created, name };
}
const open = (token: string) => stack.call(calls.openSession, { token });
const isOpen = (token: string) =>
  open(token).then(
    () => true,
    ({ code }: { code: string }) => (code === 'unauthenticated' ? false : Promise.reject(new Error(code))),
  );
const forward = (minutes: number) => void (aheadMs += minutes * 60_000);

describe('the first sign-in of a person', () => {
  test('creates a user with the roles of the groups, who is listed as active', async () => {
    const { name, email } = person(['web', 'unknown']);
    const { user } = await open(await signIn(stack, provider, providerId));
    expect(user).toMatchObject({ username: name, email, roles: [editors], admin: false });
    const { users } = await stack.call(calls.listUsers, { search: name }, { as: stack.users.admin });
    expect(users[0]).toMatchObject({ verified: true, deactivated: false, lastSignInAt: expect.any(String) });
  });

  test('signs in as the user with the verified address, and keeps the password', async () => {
    const { name } = person(['web']);
    const { user, password } = await member(stack, name);
    expect((await open(await signIn(stack, provider, providerId))).user).toMatchObject({
      _id: user._id,
      roles: [editors],
    });
    expect(await isOpen(await signInWithPassword(stack, name, password))).toBe(true);
  });

  test('names the user by the address if somebody else has the name', async () => {
    const { sub, email } = person();
    await member(stack, 'taken');
    provider.people.set(sub, { ...provider.people.get(sub)!, preferred_username: 'taken' });
    expect((await open(await signIn(stack, provider, providerId))).user.username).toBe(email);
  });
});

describe('the roles of groups', () => {
  const regroup = (sub: string, groups: string[]) => provider.people.set(sub, { ...provider.people.get(sub)!, groups });

  test('are replaced at each sign-in, and roles that an administrator has given stay', async () => {
    const { sub } = person(['web']);
    const { user } = await open(await signIn(stack, provider, providerId));
    const selectedUser = { _id: user._id };
    await stack.call(calls.applyRolesToUser, { selectedUser, roles: [editors, publishers] }, { as: stack.users.admin });
    regroup(sub, []);
    expect((await open(await signIn(stack, provider, providerId))).user.roles).toEqual([publishers]);
    regroup(sub, ['press', 'web']);
    expect((await open(await signIn(stack, provider, providerId))).user.roles).toEqual([editors, publishers]);
    regroup(sub, []);
    expect((await open(await signIn(stack, provider, providerId))).user.roles).toEqual([publishers]);
  });

  test('are lost in an open session within ten minutes', async () => {
    const { sub } = person(['web']);
    const token = await signIn(stack, provider, providerId);
    regroup(sub, []);
    expect((await open(token)).user.roles).toEqual([editors]);
    forward(11);
    expect((await open(token)).user.roles).toEqual([]);
  });
});

describe('a session', () => {
  test('ends within ten minutes of the removal of the person at the provider', async () => {
    const { sub } = person();
    const token = await signIn(stack, provider, providerId);
    forward(11);
    expect(await isOpen(token)).toBe(true);
    provider.forget(sub);
    expect(await isOpen(token)).toBe(true);
    forward(11);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(token)).toBe(false);
  });

  test('outlives an outage of the provider of less than an hour', async () => {
    person();
    const token = await signIn(stack, provider, providerId);
    provider.isDown = true;
    for (let minutes = 0; minutes < 55; minutes += 11) {
      forward(11);
      expect(await isOpen(token)).toBe(true);
    }
    provider.isDown = false;
    forward(11);
    expect(await isOpen(token)).toBe(true);
    provider.isDown = true;
    forward(11);
    expect(await isOpen(token)).toBe(true);
    forward(61);
    expect(await isOpen(token)).toBe(false);
  });

  test('is checked by one of several requests at once, so that a refresh token is used once', async () => {
    person();
    const token = await signIn(stack, provider, providerId);
    for (let round = 0; round < 3; round++) {
      forward(11);
      expect(await Promise.all(Array.from({ length: 8 }, () => isOpen(token)))).toEqual(Array(8).fill(true));
    }
  });

  test('ends when its provider is switched off or removed', async () => {
    person();
    const own = await saveProvider(stack, provider, { name: 'Short-lived' });
    const token = await signIn(stack, provider, own._id);
    await stack.call(calls.saveProvider, { provider: { ...own, isActive: false } }, { as: stack.users.admin });
    expect(await isOpen(token)).toBe(false);
    await stack.call(calls.removeProvider, { _id: own._id }, { as: stack.users.admin });
  });
});

describe('a session that is handed over to another host', () => {
  const at = { host: 'other.example', state: 'a state of twenty letters' };
  const createCode = async (token: string) => {
    const { accessToken } = await open(token);
    return (await stack.call(calls.createHandOff, at, { accessToken })).code;
  };

  test('is checked with the first one, and both end together', async () => {
    const { sub } = person();
    const first = await signIn(stack, provider, providerId);
    const { token: second } = await stack.call(calls.takeHandOff, { ...at, code: await createCode(first) });
    forward(11);
    expect([await isOpen(second), await isOpen(first)]).toEqual([true, true]);
    provider.forget(sub);
    forward(11);
    expect([await isOpen(second), await isOpen(first)]).toEqual([false, false]);
  });

  test('stays open with the first one when the other sessions of the user end', async () => {
    person();
    const [first, unrelated] = [await signIn(stack, provider, providerId), await signIn(stack, provider, providerId)];
    const { token: second } = await stack.call(calls.takeHandOff, { ...at, code: await createCode(first) });
    const { accessToken } = await open(second);
    await stack.call(calls.revokeOtherSessions, {}, { accessToken });
    expect([await isOpen(second), await isOpen(first), await isOpen(unrelated)]).toEqual([true, true, false]);
    await stack.call(calls.logout, { token: second });
    expect([await isOpen(second), await isOpen(first)]).toEqual([false, false]);
  });

  test('is taken within 30 seconds, at its host, in its browser, and while the first one is open', async () => {
    person();
    const token = await signIn(stack, provider, providerId);
    const codes = [await createCode(token), await createCode(token), await createCode(token), await createCode(token)];
    const take = (input: object) => refusalOf(stack.call(calls.takeHandOff, { ...at, code: 'none', ...input }));
    const outcomes = [
      await take({ code: codes[0], host: 'third.example' }),
      await take({ code: codes[1], state: 'another state of many letters' }),
    ];
    await stack.call(calls.logout, { token });
    outcomes.push(await take({ code: codes[2] }));
    forward(1);
    outcomes.push(await take({ code: codes[3] }), await take({}));
    const over = 'identity.handOffOver';
    expect(outcomes).toEqual([over, over, 'identity.sessionOver', over, over]);
  });
});

describe('the provider ends sessions', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const now = () => Math.floor(Date.now() / 1000);
  const token = (claims: object, { key = provider.key.private, kid = 'first', header = {} } = {}) =>
    new SignJWT({
      iss: provider.issuer,
      aud: client.client_id,
      iat: now(),
      exp: now() + 120,
      jti: randomUUID(),
      events: { [EVENT]: {} },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid, ...header })
      .sign(key);
  const logOut = (logoutToken: string) => refusalOf(stack.call(calls.endAtProvider, { providerId, logoutToken }));

  test('of a person, with a logout token that can be used once', async () => {
    const { sub } = person();
    const session = await signIn(stack, provider, providerId);
    const others = person();
    const other = await signIn(stack, provider, providerId);
    const sent = await token({ sub });
    expect(await logOut(sent)).toBe('accepted');
    expect([await isOpen(session), await isOpen(other), others.sub === sub]).toEqual([false, true, false]);
    expect(await logOut(sent)).toBe('identity.logoutRefused');
  });

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-site' }],
    ['a nonce, as in an identity token', { nonce: 'n' }],
    ['another event', { events: { other: {} } }],
    ['no event', { events: undefined }],
    ['no id', { jti: undefined }],
    ['an old time', { iat: now() - 900, exp: now() + 900 }],
    ['an end in the past', { exp: now() - 60 }],
    ['neither a person nor a session', { sub: undefined }],
  ])('but not with %s', async (_, claims) => {
    const { sub } = person();
    const session = await signIn(stack, provider, providerId);
    expect(await logOut(await token({ sub, ...claims }))).toBe('identity.providerAnswerInvalid');
    expect(await isOpen(session)).toBe(true);
  });

  test('but not with a token that another key has signed, or none', async () => {
    const { sub } = person();
    const session = await signIn(stack, provider, providerId);
    const { privateKey } = await (await import('jose')).generateKeyPair('RS256');
    const [head, body] = (await token({ sub })).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const sent of [await token({ sub }, { key: privateKey }), `${none}.${body}.`, `${head}.${body}.`, 'nonsense'])
      expect(await logOut(sent)).toBe('identity.providerAnswerInvalid');
    expect(await isOpen(session)).toBe(true);
  });
});

describe('a trial', () => {
  test('shows the claims and the roles, opens no session and creates no user', async () => {
    const { name, sub } = person(['press']);
    const asleep = await saveProvider(stack, provider, {
      name: 'Asleep',
      isActive: false,
      groups: [{ group: 'press', roles: [publishers] }],
    });
    const input = { providerId: asleep._id, origin: ORIGIN, returnTo: '/', trial: 'one' };
    const { url, ticket } = await stack.call(calls.startTrial, input, { as: stack.users.admin });
    const answer = await provider.visit(url);
    expect((await finish(stack, { providerId: asleep._id, ticket, answer })).token).toBeNull();
    const { result } = await stack.call(calls.loadTrial, { trial: 'one' }, { as: stack.users.admin });
    expect(result).toMatchObject({
      username: name,
      isNew: true,
      roles: [publishers],
      claims: expect.stringContaining(sub),
    });
    const { total } = await stack.call(calls.listUsers, { search: name }, { as: stack.users.admin });
    expect(total).toBe(0);
  });

  test('says why a sign-in would be refused, also if the secret is wrong', async () => {
    person();
    const wrong = await saveProvider(stack, provider, { name: 'Wrong', isActive: false });
    const changed = { ...wrong, secret: 'not the secret' };
    await stack.call(calls.saveProvider, { provider: changed }, { as: stack.users.admin });
    const input = { providerId: wrong._id, origin: ORIGIN, returnTo: '/', trial: 'two' };
    const { url, ticket } = await stack.call(calls.startTrial, input, { as: stack.users.admin });
    await finish(stack, { providerId: wrong._id, ticket, answer: await provider.visit(url) });
    const { result } = await stack.call(calls.loadTrial, { trial: 'two' }, { as: stack.users.admin });
    expect(result?.problem).toBe(
      'Wrong does not accept the client id or the client secret of this website. An administrator has to copy both again.',
    );
  });

  test('says that there is no provider at the address, without a sign-in', async () => {
    const issuer = `${provider.issuer}/realms/none`;
    const { _id } = await saveProvider(stack, provider, { name: 'Elsewhere', issuer, isActive: false });
    const input = { providerId: _id, origin: ORIGIN, returnTo: '/', trial: 'three' };
    const begun = stack.call(calls.startTrial, input, { as: stack.users.admin });
    expect(await refusalOf(begun)).toBe('identity.providerNotFound');
    const { result } = await stack.call(calls.loadTrial, { trial: 'three' }, { as: stack.users.admin });
    expect(result?.problem).toMatch(/^The address of Elsewhere is not that of an OpenID Connect provider/);
  });
});

test('a client secret is stored sealed, and no answer, event or audit entry contains it', async () => {
  expect(await contents.holding(client.client_secret)).toEqual([]);
  const answers = [
    await stack.call(calls.listProviders, {}, { as: stack.users.admin }),
    await stack.call(calls.listAudit, {}, { as: stack.users.admin }),
    await stack.call(calls.signInOptions, {}),
  ];
  expect(JSON.stringify(answers)).not.toContain(client.client_secret);
  expect(answers[0]).toMatchObject({
    providers: expect.arrayContaining([expect.objectContaining({ hasSecret: true })]),
  });
});

/** Runs last, because it switches passwords off. */
test('passwords can be switched off for everyone but the root user', async () => {
  const { password } = await member(stack, 'late');
  const strict = await saveProvider(stack, provider, { name: 'Strict', refusesPasswords: true });
  expect((await stack.call(calls.signInOptions, {})).passwords).toBe(false);
  expect(await refusalOf(signInWithPassword(stack, 'late', password))).toBe('identity.passwordsRefused');
  expect(await refusalOf(signInWithPassword(stack, 'nobody', password))).toBe('identity.passwordsRefused');
  expect(await refusalOf(signInWithPassword(stack, 'boss', 'not the password'))).toBe('identity.passwordsRefused');
  expect(await isOpen(await signInWithPassword(stack, 'boss', root.password))).toBe(true);
  expect((await start(stack, strict._id)).url).toContain(provider.issuer);
});
