import { type Bff, createBff } from '../create-bff.ts';
import type { BffConfig } from '../bff-config.ts';
import { done } from './editing.ts';
import { ask, root, startSite, type Site } from './site.ts';

let site: Site;
let other: string;
const started: Bff[] = [];

beforeAll(async () => {
  site = await startSite();
  const { cookie } = await site.signIn();
  const publish = async (name: string, hostname: string) =>
    done(await site.post('/api/config/publishDomain', { domain: { name, hostnames: [hostname] } }, { cookie }))._id;
  await publish('First', 'localhost');
  other = await publish('Other', 'sec2.localhost');
});
afterAll(async () => {
  await Promise.all(started.map((bff) => bff.close()));
  await site?.stop();
});

async function behind(settings: Partial<BffConfig>) {
  const bff = await createBff({ ...site.config, ...settings });
  started.push(bff);
  return {
    visit: async (headers: Record<string, string>) =>
      done(await ask(bff.url, 'GET', '/api/visit/load?url=/au', headers)) as { domainId: string; origin: string },
    cookieOf: async (headers: Record<string, string> = {}) => {
      const body = JSON.stringify({ username: root.username, password: root.password });
      const sent = { 'content-type': 'application/json', ...headers };
      return String((await ask(bff.url, 'POST', '/api/user/login', sent, body)).headers['set-cookie']?.[0]);
    },
  };
}

test('a request for a similar host does not change the domain of a host', async () => {
  const { visit } = await behind({ trustProxy: true });
  const victim = { host: 'sec2.localhost', 'x-forwarded-proto': 'https' };
  await visit({ host: 'ssec2.localhost' });
  expect(await visit(victim)).toMatchObject({ domainId: other, origin: 'https://sec2.localhost' });
  await visit({ host: 'ssec2.localhost' });
  expect(await visit(victim)).toMatchObject({ domainId: other, origin: 'https://sec2.localhost' });
});

test('a client cannot choose the host by starting the list that its proxy appends to', async () => {
  const { visit } = await behind({ trustProxy: '127.0.0.1' });
  const forwarded = { host: 'inside', 'x-forwarded-host': 'localhost, sec2.localhost' };
  expect((await visit(forwarded)).domainId).toBe(other);
});

test('forwarding headers of an untrusted peer are ignored', async () => {
  const { visit } = await behind({ trustProxy: '10.0.0.0/8' });
  const forged = { host: 'localhost', 'x-forwarded-host': 'sec2.localhost', 'x-forwarded-proto': 'https' };
  expect(await visit(forged)).toMatchObject({ domainId: 'default', origin: 'http://localhost' });
});

describe('the session cookie', () => {
  test('is Secure if the public address is https', async () => {
    expect(await (await behind({ baseUrl: 'https://www.example.org' })).cookieOf()).toMatch(/; Secure(;|$)/);
    const proxied = await behind({ trustProxy: '1' });
    expect(await proxied.cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure(;|$)/);
  });
  test('is not Secure on an http site', async () => {
    expect(await (await behind({})).cookieOf({ 'x-forwarded-proto': 'https' })).not.toMatch(/Secure/);
  });
});

test('clients behind two proxies have separate limits', async () => {
  const bff = await createBff({ ...site.config, trustProxy: '2' });
  started.push(bff);
  const requestFrom = (client: string, number: number) =>
    ask(
      bff.url,
      'POST',
      '/api/user/forgotPassword',
      { 'content-type': 'application/json', 'x-forwarded-for': `6.6.6.${number}, ${client}, 10.0.0.1` },
      JSON.stringify({ email: `nobody-${client}-${number}@example.com` }),
    ).then(({ status }) => status);
  let number = 0;
  while (number < 200 && (await requestFrom('203.0.113.1', number)) === 200) number += 1;
  expect(await requestFrom('203.0.113.1', number)).toBe(429);
  expect(await requestFrom('203.0.113.2', number)).toBe(200);
});

test('an invalid TRUST_PROXY prevents the start', async () => {
  await expect(createBff({ ...site.config, trustProxy: 'yes' })).rejects.toThrow(/TRUST_PROXY is "yes"/);
});
