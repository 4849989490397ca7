import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBff } from '../create-bff.ts';
import { signUp } from './contract/sign-up.ts';
import { ask, type Site, startSite } from './site.ts';

const partner = createServer((request, response) => void response.writeHead(request.url === '/' ? 200 : 404).end());
let site: Site;
let cookie: string;
let address: (path: string) => string;

beforeAll(async () => {
  partner.listen(0, '127.0.0.1');
  await once(partner, 'listening');
  address = (path) => `http://partner.example:${(partner.address() as AddressInfo).port}${path}`;
  const linkNetwork = { resolve: async () => ['127.0.0.1'], isAllowed: () => true };
  site = await startSite({ linkNetwork });
  ({ cookie } = await site.signIn());
});
afterAll(async () => {
  await site?.stop();
  partner.closeAllConnections();
  partner.close();
});

const check = (addresses: unknown, headers: Record<string, string> = { cookie }) =>
  site.post('/api/visit/checkLinks', { addresses }, headers);

test('an editor gets which links to other websites are dead, and nothing else of the answers', async () => {
  const { status, json, headers } = await check([address('/'), address('/gone'), 'mailto:ann@partner.example']);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json).toEqual({
    links: [
      { address: address('/'), verdict: 'ok' },
      { address: address('/gone'), verdict: 'dead', why: 'notFound' },
      { address: 'mailto:ann@partner.example', verdict: 'unknown' },
    ],
  });
});

test('it is for signed-in users who may edit pages', async () => {
  const role = async (name: string, grants: object[]) =>
    (await site.post('/api/roles/save', { role: { name, grants } }, { cookie })).json._id;
  const root = cookie.split('=')[1]!;
  const mediaOnly = await signUp(site, root, 'archivist', [await role('Archive', [{ capability: 'media' }])]);
  const editor = await signUp(site, root, 'editor', [await role('Editing', [{ capability: 'pages.edit' }])]);
  const statusFor = async (headers: Record<string, string>) => (await check([address('/')], headers)).status;
  expect(await statusFor({})).toBe(401);
  expect(await statusFor({ authorization: `Bearer ${mediaOnly}` })).toBe(403);
  expect(await statusFor({ authorization: `Bearer ${editor}` })).toBe(200);
});

test.each([
  ['no address', []],
  ['more than a hundred addresses', Array.from({ length: 101 }, (_, index) => `https://partner.example/${index}`)],
  ['an address of more than 2,000 characters', [`https://partner.example/${'x'.repeat(2000)}`]],
  ['something that is not an address', [1]],
  ['no list', 'https://partner.example'],
])('%s is refused', async (_, addresses) => {
  expect((await check(addresses)).status).toBe(400);
});

test('a deployment that has turned it off answers that it does not know', async () => {
  const closed = await createBff({ ...site.config, linkNetwork: null });
  try {
    const body = JSON.stringify({ addresses: [address('/gone')] });
    const headers = { cookie, 'content-type': 'application/json' };
    const { json } = await ask(closed.url, 'POST', '/api/visit/checkLinks', headers, body);
    expect(json.links).toEqual([{ address: address('/gone'), verdict: 'unknown' }]);
  } finally {
    await closed.close();
  }
});

test('a user has a limited number of checks in a minute', async () => {
  // More than twice the limit is sent, because a new minute can begin in between.
  const answers = await Promise.all(Array.from({ length: 41 }, () => check([address('/')])));
  const refused = answers.find(({ status }) => status !== 200)!;
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
});
