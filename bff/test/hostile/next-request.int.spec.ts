import { Agent, request } from 'node:http';
import { startSite, type Site } from '../site.ts';
import { heavyRequests } from './heavy-requests.ts';

let site: Site;
let cookie: string;
/** All requests use one connection, because a proxy shares connections between visitors. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await site.signIn());
});
afterAll(async () => {
  agent.destroy();
  await site?.stop();
});

type Sent = [method: string, path: string, headers?: Record<string, string>, body?: string | Buffer];

function send(...[method, path, headers = {}, body]: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.bff.url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const large = 'x'.repeat(6_000_000);
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${'y'.repeat(3_000_000)}\r\n`;

const bodies: [what: string, sent: () => Sent][] = [
  ['a body over the limit', () => ['POST', '/api/page/save', { ...json, cookie }, large]],
  ['a large body of another type', () => ['POST', '/api/page/save', { 'content-type': 'text/plain', cookie }, large]],
  ['a large body to nowhere', () => ['POST', '/api/nowhere', { ...json, cookie }, large]],
  ['a large body with another method', () => ['PUT', '/api/page/save', { ...json, cookie }, large]],
  ['a large body of a query', () => ['GET', '/api/page/load?slug=a', { ...json, cookie }, large]],
  ['a large body to a page', () => ['POST', '/au', json, large]],
  ['a large body of a visit', () => ['GET', '/', json, large]],
  ['a form without a session', () => ['POST', '/api/image/upload', form, large]],
  ['a form without parts', () => ['POST', '/api/image/upload', { ...form, cookie }, large]],
  ['a form of another type', () => ['POST', '/api/image/upload', { ...json, cookie }, large]],
  [
    'a form of another site',
    () => ['POST', '/api/image/upload', { ...form, cookie, origin: 'https://x.example' }, large],
  ],
  [
    'a form of two files',
    () => ['POST', '/api/image/upload', { ...form, cookie }, `${part('file')}${part('file')}--x--`],
  ],
  ['a form of another field', () => ['POST', '/api/image/upload', { ...form, cookie }, `${part('other')}--x--`]],
  ['a compressed body', () => ['POST', '/api/page/save', { ...json, cookie, 'content-encoding': 'gzip' }, large]],
];

const heavy = Object.entries(heavyRequests)
  .filter(([name]) => name.startsWith('JSON'))
  .map(([name, make]): [string, () => Sent] => {
    const { path, body, headers } = make();
    return [name, () => ['POST', `/api${path}`, { ...headers, cookie }, body]];
  });

test.each([...bodies, ...heavy])('the next request on a connection succeeds after %s', async (_, sent) => {
  expect(await send(...sent())).toBeGreaterThanOrEqual(400);
  expect(await send('GET', '/ready')).toBe(200);
  expect(await send('GET', '/api/config/loadDomain?hostname=localhost')).toBe(200);
});
