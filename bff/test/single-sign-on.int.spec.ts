import { settingsFor, startProvider, type TestProvider } from '../../services/kit/testing/test-provider.ts';
import { done } from './editing.ts';
import { type Answer, type Site, startSite } from './site.ts';

let site: Site;
let provider: TestProvider;
let providerId: string;
let root: string;

beforeAll(async () => {
  [site, provider] = await Promise.all([
    startSite(),
    startProvider((uri) => uri.startsWith('http://localhost/api/sign-in/')),
  ]);
  root = (await site.signIn()).cookie;
  const publish = async (name: string, hostname: string) =>
    done(await site.post('/api/config/publishDomain', { domain: { name, hostnames: [hostname] } }, { cookie: root }));
  await publish('First', 'localhost');
  await publish('Other', 'other.example');
  const saved = await site.post(
    '/api/providers/save',
    { provider: settingsFor(provider) },
    { cookie: root, host: 'localhost' },
  );
  providerId = done(saved)._id;
  provider.people.set('ada', { sub: 'ada', email: 'ada@example.org', email_verified: true, preferred_username: 'ada' });
  provider.person = 'ada';
});
afterAll(() => Promise.all([site?.stop(), provider?.stop()]));

const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
const locationOf = ({ headers }: Answer) => String(headers.location);
const at = (host: string, cookie = '') => ({ host, ...(cookie && { cookie }) });
const userOf = async (host: string, cookie: string) =>
  (await site.post('/api/user/me', {}, at(host, cookie))).json.user?.username;

async function signIn(returnTo = '/about'): Promise<Answer> {
  const started = await site.get(`/api/sign-in/${providerId}?${new URLSearchParams({ returnTo })}`, at('localhost'));
  const answer = await provider.visit(locationOf(started));
  return site.get(`/api/sign-in/${providerId}/return${answer}`, at('localhost', cookiesOf(started)));
}

describe('a sign-in with a provider', () => {
  test('ends on the page where it began, with a session', async () => {
    const answer = await signIn();
    expect([answer.status, locationOf(answer)]).toEqual([302, 'http://localhost/about']);
    expect(await userOf('localhost', cookiesOf(answer))).toBe('ada');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', '/.//evil.example'])(
    'never ends at %s',
    async (returnTo) => {
      expect(locationOf(await signIn(returnTo))).toBe('http://localhost/');
    },
  );

  test('is offered by name', async () => {
    const { json } = await site.get('/api/providers/active', at('localhost'));
    expect(json).toEqual({ providers: [{ _id: providerId, name: 'Staff' }], passwords: true });
  });

  test('needs the browser that began it', async () => {
    const started = await site.get(`/api/sign-in/${providerId}`, at('localhost'));
    const answer = await provider.visit(locationOf(started));
    const finished = await site.get(`/api/sign-in/${providerId}/return${answer}`, at('localhost'));
    expect(locationOf(finished)).toBe('http://localhost/#sign-in=identity.signInStartedElsewhere');
    expect(cookiesOf(finished)).toBe('');
  });

  test('is refused for an unknown provider', async () => {
    const started = await site.get('/api/sign-in/unknown', at('localhost'));
    expect(locationOf(started)).toBe('http://localhost/#sign-in=identity.noProvider');
  });

  test('is tried by administrators only', async () => {
    const started = await site.get(`/api/sign-in/${providerId}?trial=one`, at('localhost'));
    expect(locationOf(started)).toBe('http://localhost/#sign-in=access.signIn');
  });

  test('that is tried and cannot begin says in its window that the form shows the result', async () => {
    const wrong = { ...settingsFor(provider), name: 'Wrong', issuer: `${provider.issuer}/none` };
    const { _id } = done(
      await site.post('/api/providers/save', { provider: wrong }, { cookie: root, host: 'localhost' }),
    );
    const started = await site.get(`/api/sign-in/${_id}?trial=two`, at('localhost', root));
    expect([started.status, started.text]).toEqual([200, expect.stringContaining('the form shows the result')]);
    const { result } = done(await site.get('/api/providers/trial?trial=two', at('localhost', root)));
    expect(result.problem).toMatch(/^The address of Wrong is not that of an OpenID Connect provider/);
    done(await site.post('/api/providers/remove', { _id }, { cookie: root, host: 'localhost' }));
  });
});

test('a logout of the provider is a form with a token', async () => {
  const path = `/api/sign-in/${providerId}/logout`;
  expect((await site.post(path, { logout_token: 'a' }, at('localhost'))).status).toBe(415);
  const form = { ...at('localhost'), 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await site.post(path, 'logout_token=nonsense', form);
  expect([refused.status, refused.json.error.key]).toEqual([401, 'identity.providerAnswerInvalid']);
});

describe('a sign-in is handed over to another host', () => {
  const begin = (from = 'localhost', host = 'other.example') =>
    site.get(`/api/sign-in/hand-off/begin?${new URLSearchParams({ from, returnTo: '/news' })}`, at(host));
  const follow = (answer: Answer, host: string, cookie: string) => {
    const { pathname, search } = new URL(locationOf(answer));
    return site.get(pathname + search, at(host, cookie));
  };

  test('whose session ends with the first one', async () => {
    const { cookie } = await site.signIn();
    const begun = await begin();
    const made = await follow(begun, 'localhost', cookie);
    expect(locationOf(made)).toMatch(/^http:\/\/other\.example\/api\/sign-in\/hand-off\/return\?code=/);
    const taken = await follow(made, 'other.example', cookiesOf(begun));
    expect(locationOf(taken)).toBe('http://other.example/news');
    const second = cookiesOf(taken);
    expect(second).not.toContain(cookie);
    expect(await userOf('other.example', second)).toBe('root');
    done(await site.post('/api/user/logout', {}, at('localhost', cookie)));
    expect(await userOf('other.example', second)).toBeUndefined();
  });

  test('once, and only in the browser and at the host that asked for it', async () => {
    const { cookie } = await site.signIn();
    const begun = await begin();
    const refused = /#sign-in=(identity\.handOffOver|requests\.invalidInput)$/;
    const stolen = await follow(await follow(begun, 'localhost', cookie), 'other.example', '');
    expect(locationOf(stolen)).toMatch(refused);
    const elsewhere = await follow(await follow(begun, 'localhost', cookie), 'localhost', cookiesOf(begun));
    expect(locationOf(elsewhere)).toMatch(refused);
    const made = await follow(begun, 'localhost', cookie);
    expect(locationOf(await follow(made, 'other.example', cookiesOf(begun)))).toBe('http://other.example/news');
    expect(locationOf(await follow(made, 'other.example', cookiesOf(begun)))).toMatch(refused);
  });

  test('but not without a sign-in', async () => {
    const made = await follow(await begin(), 'localhost', '');
    expect(locationOf(made)).toBe('http://other.example/#sign-in=access.signIn');
  });

  test.each(['evil.example', 'localhost@evil.example', 'localhost.evil.example', 'localhost:1', '', '//evil.example'])(
    'but never from or to %j',
    async (host) => {
      const { cookie } = await site.signIn();
      const answers = [
        await begin(host),
        await site.get(
          `/api/sign-in/hand-off?${new URLSearchParams({ to: host, state: 's'.repeat(32) })}`,
          at('localhost', cookie),
        ),
      ];
      expect(answers.map(({ status, json }) => [status, json.error.key])).toEqual(
        Array(2).fill([404, 'identity.unknownHost']),
      );
    },
  );
});
