import { done } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let cookie: string;
let userId: string;
let users = 0;

beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await site.signIn());
  const publish = async (name: string, hostname: string) =>
    done(await site.post('/api/config/publishDomain', { domain: { name, hostnames: [hostname] } }, { cookie }));
  await publish('First', 'localhost');
  await publish('Other', 'other.example');
  userId = (await newUser({ host: 'localhost' }))._id;
});
afterAll(() => site?.stop());

const call = async (path: string, body: object, headers: Record<string, string>) =>
  done(await site.post(`/api${path}`, body, { cookie, ...headers }));
const originOf = ({ link }: { link: string }) => new URL(link).origin;

async function newUser(headers: Record<string, string>) {
  users += 1;
  const username = `guest${users}`;
  const { link } = await call('/user/create', { newUser: { username, email: `${username}@example.com` } }, headers);
  const list = await site.get('/api/user/list', { cookie });
  const { _id } = list.json.users.find((user: { username: string }) => user.username === username);
  return { _id, link };
}

describe.each([
  ['the host of the site', { host: 'localhost' }, 'http://localhost'],
  ['the host of another published domain', { host: 'other.example' }, 'http://other.example'],
  ['a made-up host', { host: 'evil.example' }, 'http://localhost'],
  [
    'a forwarded host from an untrusted client',
    { host: 'localhost', 'x-forwarded-host': 'evil.example' },
    'http://localhost',
  ],
] as const)('requested at %s', (_, headers, origin) => {
  test('an invitation and its renewal link to a known host', async () => {
    expect(originOf(await newUser(headers))).toBe(origin);
    expect(originOf(await call('/user/reverify', { userId }, headers))).toBe(origin);
  });

  test('a reset by an administrator links to a known host', async () => {
    expect(originOf(await call('/user/resetPassword', { userId }, headers))).toBe(origin);
  });
});
