import { generateKeyPair, UnsecuredJWT } from 'jose';
import { identity } from '../../../proto/identity.ts';
import { StoreContents } from '../../kit/testing/store-contents.ts';
import { type Stack, startStack } from '../../kit/testing/stack.ts';
import { systemClock } from '../../kit/clock.ts';
import { identityService } from '../identity.module.ts';
import { member, root } from './identity-fixtures.ts';
import { finish, redirectsToSite, refusalOf, resign, saveProvider, signIn, start } from './sign-in-fixtures.ts';
import { type Answer, startProvider, type TestProvider } from '../../kit/testing/test-provider.ts';

const { calls } = identity;
const contents = new StoreContents();
let stack: Stack;
let provider: TestProvider;
let providerId: string;
let otherId: string;
let aheadMs = 0;

const ada = { sub: 'ada-1', email: 'ada@example.org', email_verified: true, preferred_username: 'ada' };

beforeAll(async () => {
  const clock = { ...systemClock, now: () => new Date(Date.now() + aheadMs) };
  [stack, provider] = await Promise.all([
    startStack({ services: [identityService], clock, settings: { root }, openStores: contents.openStores }),
    startProvider(redirectsToSite),
  ]);
  providerId = (await saveProvider(stack, provider))._id;
  otherId = (await saveProvider(stack, provider, { name: 'Others' }))._id;
});
beforeEach(() => {
  provider.change = null;
  provider.people.clear();
  provider.people.set(ada.sub, ada);
  provider.person = ada.sub;
});
afterAll(() => Promise.all([stack?.stop(), provider?.stop()]));

const INVALID = 'identity.providerAnswerInvalid';
const NOT_FOUND = 'identity.providerNotFound';
const UNREACHABLE = 'identity.providerUnreachable';
const ELSEWHERE = 'identity.signInStartedElsewhere';

const at = (path: string, change: (answer: Answer) => Answer | null | Promise<Answer | null>) => {
  provider.change = (requested, answer) => (requested.endsWith(path) ? change(answer) : answer);
};
const claims = (change: Record<string, unknown>) => () =>
  at('/token', (answer) => resign(provider, answer, (before) => ({ ...before, ...change })));
const without = (claim: string) => () =>
  at('/token', (answer) => resign(provider, answer, ({ [claim]: _, ...rest }) => rest));
const signedWith =
  (alg: string, key: () => Promise<CryptoKey | Uint8Array>, kid = 'first') =>
  () =>
    at('/token', async (answer) => resign(provider, answer, (before) => before, { alg, kid, key: await key() }));
const json = (change: (body: any) => unknown) => (answer: Answer) => ({
  ...answer,
  body: JSON.stringify(change(JSON.parse(answer.body))),
});
const now = () => Math.floor(Date.now() / 1000);

async function expectNoSession(): Promise<void> {
  expect(await contents.holding('"method":"provider"')).toEqual([]);
  expect(await contents.holding(ada.sub)).toEqual([]);
}

describe('an answer of the provider is refused, and no session is opened', () => {
  test.each([
    ['another issuer', claims({ iss: 'https://evil.example' })],
    ['another audience', claims({ aud: 'another-site' })],
    ['a further audience', claims({ aud: ['the-site', 'another-site'], azp: 'another-site' })],
    ['another nonce', claims({ nonce: 'another nonce' })],
    ['no nonce', without('nonce')],
    ['an end in the past', claims({ iat: now() - 900, exp: now() - 600 })],
    ['no end', without('exp')],
    ['a beginning in the future', claims({ nbf: now() + 900 })],
    ['no subject', without('sub')],
    ['no time', without('iat')],
    ['a signature by another key', signedWith('RS256', async () => (await generateKeyPair('RS256')).privateKey)],
    [
      'a key that is not published',
      signedWith('RS256', async () => (await generateKeyPair('RS256')).privateKey, 'next'),
    ],
    ['another algorithm of another key', signedWith('ES256', async () => (await generateKeyPair('ES256')).privateKey)],
    ['HMAC with the public key', signedWith('HS256', async () => Buffer.from(JSON.stringify(provider.key.public)))],
    [
      'HMAC with the client secret',
      signedWith('HS256', async () => Buffer.from('a secret of the site and the provider')),
    ],
    [
      'no signature',
      () =>
        at(
          '/token',
          json((body) => {
            const payload = JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString());
            return { ...body, id_token: new UnsecuredJWT(payload).encode() };
          }),
        ),
    ],
    [
      'a cut signature',
      () =>
        at(
          '/token',
          json((body) => ({ ...body, id_token: body.id_token.slice(0, -20) })),
        ),
    ],
    [
      'no identity token',
      () =>
        at(
          '/token',
          json(({ id_token: _, ...body }) => body),
        ),
    ],
    [
      'no access token',
      () =>
        at(
          '/token',
          json(({ access_token: _, ...body }) => body),
        ),
    ],
    [
      'another person at the user info',
      () =>
        at(
          '/me',
          json((body) => ({ ...body, sub: 'somebody-else' })),
        ),
    ],
    ['a refused user info', () => at('/me', (answer) => ({ ...answer, status: 403, body: '{}' }))],
    [
      'a page instead of JSON',
      () => at('/token', (answer) => ({ ...answer, headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' })),
    ],
    [
      'a redirect to elsewhere',
      () => at('/token', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' })),
    ],
    [
      'a redirect of the user info',
      () => at('/me', () => ({ status: 307, headers: { location: `${provider.issuer}/x` }, body: '' })),
    ],
    [
      'an answer of two megabytes',
      () =>
        at(
          '/me',
          json((body) => ({ ...body, more: 'x'.repeat(2_000_000) })),
        ),
    ],
    ['keys that are no keys', () => at('/jwks', (answer) => ({ ...answer, body: '{"keys":"none"}' }))],
  ])('%s', async (_, arrange) => {
    const fresh = await saveProvider(stack, provider, { name: 'Fresh' });
    const { url, ticket } = await start(stack, fresh._id);
    const answer = await provider.visit(url);
    arrange();
    expect(await refusalOf(finish(stack, { providerId: fresh._id, ticket, answer }))).toBe(INVALID);
    await stack.call(calls.removeProvider, { _id: fresh._id }, { as: stack.users.admin });
    await expectNoSession();
  });

  test.each([
    ['invalid_client', 401],
    ['unauthorized_client', 401],
    ['access_denied', 401],
    ['invalid_client', 400],
  ])('the error %s with the status %i is about the client id or its secret', async (error, status) => {
    const { url, ticket } = await start(stack, providerId);
    const answer = await provider.visit(url);
    at('/token', (given) => ({ ...given, status, body: JSON.stringify({ error }) }));
    expect(await refusalOf(finish(stack, { providerId, ticket, answer }))).toBe('identity.providerRefusesSite');
    await expectNoSession();
  });

  test.each([
    ['is not given', () => at('/token', () => null)],
    ['is a failure', () => at('/token', (answer) => ({ ...answer, status: 503 }))],
  ])('an answer that %s is an outage', async (_, arrange) => {
    const { url, ticket } = await start(stack, providerId);
    const answer = await provider.visit(url);
    arrange();
    expect(await refusalOf(finish(stack, { providerId, ticket, answer }))).toBe(UNREACHABLE);
    await expectNoSession();
  });
});

describe('a sign-in does not begin', () => {
  test.each([
    ['if another issuer is discovered', json((body) => ({ ...body, issuer: 'https://evil.example' })), NOT_FOUND],
    ['if it would ask without TLS', json((body) => ({ ...body, authorization_endpoint: undefined })), INVALID],
    [
      'if the discovery redirects',
      () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }),
      NOT_FOUND,
    ],
    ['if the discovery fails', (answer: Answer) => ({ ...answer, status: 500 }), UNREACHABLE],
  ])('%s', async (_, change, refusal) => {
    at('/.well-known/openid-configuration', change);
    const fresh = await saveProvider(stack, provider, { name: 'Fresh' });
    expect(await refusalOf(start(stack, fresh._id))).toBe(refusal);
    await stack.call(calls.removeProvider, { _id: fresh._id }, { as: stack.users.admin });
  });

  test('at an address without https', async () => {
    const saved = saveProvider(stack, provider, { issuer: 'http://id.example.org' });
    expect(await refusalOf(saved)).toBe('identity.providerNotSecure');
  });

  test('with a provider that is not active', async () => {
    const { _id } = await saveProvider(stack, provider, { name: 'Asleep', isActive: false });
    expect(await refusalOf(start(stack, _id))).toBe('identity.noProvider');
  });
});

describe('what comes back with the browser is refused', () => {
  const changed = (answer: string, change: (parameters: URLSearchParams) => void) => {
    const parameters = new URLSearchParams(answer);
    change(parameters);
    return `?${parameters}`;
  };

  test.each([
    ['another state', (parameters: URLSearchParams) => parameters.set('state', 'another'), INVALID],
    ['no state', (parameters: URLSearchParams) => parameters.delete('state'), INVALID],
    ['another issuer', (parameters: URLSearchParams) => parameters.set('iss', 'https://evil.example'), INVALID],
    ['no issuer', (parameters: URLSearchParams) => parameters.delete('iss'), INVALID],
    ['an invented code', (parameters: URLSearchParams) => parameters.set('code', 'invented'), INVALID],
    ['two codes', (parameters: URLSearchParams) => parameters.append('code', 'second'), INVALID],
    ['no code', (parameters: URLSearchParams) => parameters.delete('code'), INVALID],
    ['an error', (parameters: URLSearchParams) => parameters.set('error', 'access_denied'), 'identity.providerRefused'],
  ])('%s', async (_, change, refusal) => {
    const { url, ticket } = await start(stack, providerId);
    const answer = changed(await provider.visit(url), change);
    expect(await refusalOf(finish(stack, { providerId, ticket, answer }))).toBe(refusal);
    await expectNoSession();
  });

  test('a code that was issued for another sign-in (PKCE)', async () => {
    const [first, second] = [await start(stack, providerId), await start(stack, providerId)];
    const [one, other] = [await provider.visit(first.url), await provider.visit(second.url)];
    const answer = changed(one, (parameters) => parameters.set('code', new URLSearchParams(other).get('code')!));
    expect(await refusalOf(finish(stack, { providerId, ticket: first.ticket, answer }))).toBe(INVALID);
    await expectNoSession();
  });

  test('a request whose PKCE was removed on its way', async () => {
    const { url, ticket } = await start(stack, providerId);
    const stripped = new URL(url);
    stripped.searchParams.delete('code_challenge');
    stripped.searchParams.delete('code_challenge_method');
    const answer = await provider.visit(stripped.href);
    expect(await refusalOf(finish(stack, { providerId, ticket, answer }))).toBe('identity.providerRefused');
    await expectNoSession();
  });

  test('a ticket of another browser, of another provider, from long ago, or invented', async () => {
    const [mine, theirs] = [await start(stack, providerId), await start(stack, providerId)];
    const answer = await provider.visit(mine.url);
    const outcomes = [
      await refusalOf(finish(stack, { providerId, ticket: theirs.ticket, answer })),
      await refusalOf(finish(stack, { providerId: otherId, ticket: mine.ticket, answer })),
      await refusalOf(finish(stack, { providerId, ticket: 'invented', answer })),
    ];
    const old = await start(stack, providerId);
    aheadMs += 11 * 60_000;
    outcomes.push(
      await refusalOf(finish(stack, { providerId, ticket: old.ticket, answer: await provider.visit(old.url) })),
    );
    expect(outcomes).toEqual([INVALID, ELSEWHERE, ELSEWHERE, ELSEWHERE]);
    await expectNoSession();
  });
});

describe('a person is refused', () => {
  const refusal = async (person: object, settings = {}) => {
    provider.people.set('p', { sub: 'p', ...person });
    provider.person = 'p';
    const fresh = await saveProvider(stack, provider, { name: 'Fresh', ...settings });
    const key = await refusalOf(signIn(stack, provider, fresh._id));
    await stack.call(calls.removeProvider, { _id: fresh._id }, { as: stack.users.admin });
    await expectNoSession();
    return key;
  };

  test.each([
    ['whose address is not verified', { email: 'eve@example.org', email_verified: false }, 'identity.mailNotVerified'],
    ['whose address may be verified', { email: 'eve@example.org' }, 'identity.mailNotVerified'],
    ['without an address', { preferred_username: 'eve' }, 'identity.mailNotVerified'],
    ['with something else as address', { email: 'eve', email_verified: true }, 'identity.mailNotVerified'],
  ])('%s', async (_, person, key) => {
    expect(await refusal(person)).toBe(key);
    expect(await refusal(person, { linksUsers: true })).toBe(key);
  });

  test('without a user, unless the provider creates users', async () => {
    const person = { email: 'new@example.org', email_verified: true };
    expect(await refusal(person, { createsUsers: false })).toBe('identity.noUserForMail');
  });

  test('with the address of a user, unless the provider may link users', async () => {
    await member(stack, 'walter');
    expect(await refusal({ email: 'walter@example.org', email_verified: true })).toBe('identity.mailOfOther');
  });

  test('with the username of a user, who is never linked by it', async () => {
    const person = { email: 'walter@evil.example', email_verified: false, preferred_username: 'walter' };
    expect(await refusal(person, { linksUsers: true })).toBe('identity.mailNotVerified');
  });

  test('with the address of the root user', async () => {
    const person = { email: root.email, email_verified: true };
    expect(await refusal(person, { linksUsers: true })).toBe('identity.mailOfOther');
  });

  test('whose user is deactivated', async () => {
    const { user } = await member(stack, 'xaver');
    await stack.call(calls.deactivateUser, { userId: user._id }, { as: stack.users.admin });
    const person = { email: 'xaver@example.org', email_verified: true };
    expect(await refusal(person, { linksUsers: true })).toBe('identity.signInDeactivated');
  });
});

/** Runs last, because it opens sessions. */
describe('after a sign-in', () => {
  test('its ticket and its code are refused', async () => {
    const [first, second] = [await start(stack, providerId), await start(stack, providerId)];
    const [answer, next] = [await provider.visit(first.url), await provider.visit(second.url)];
    const used = { providerId, ticket: first.ticket, answer };
    expect(await refusalOf(finish(stack, used))).toBe('accepted');
    expect(await refusalOf(finish(stack, used))).toBe(ELSEWHERE);
    const replayed = new URLSearchParams(next);
    replayed.set('code', new URLSearchParams(answer).get('code')!);
    expect(await refusalOf(finish(stack, { providerId, ticket: second.ticket, answer: `?${replayed}` }))).toBe(INVALID);
  });

  test('another person with the same verified address is refused, at each provider', async () => {
    provider.people.set('ada-2', { ...ada, sub: 'ada-2' });
    provider.person = 'ada-2';
    const linking = await saveProvider(stack, provider, { name: 'Linking', linksUsers: true });
    expect(await refusalOf(signIn(stack, provider, linking._id))).toBe('identity.mailOfOther');
  });
});
