import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from '../../proto/entities/image.ts';
import { answering, at, closeWebsites, end, network, serve } from '../external-links/testing/serve-website.ts';
import { createBff } from '../create-bff.ts';
import { signUp } from './contract/sign-up.ts';
import { ask, type Site, startSite } from './site.ts';

const photograph = readFileSync(join(import.meta.dirname, '../../scripts/demo/content/photographs/beach.jpg'));
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite({ linkNetwork: network });
  ({ cookie } = await site.signIn());
});
afterAll(async () => {
  await site?.stop();
  closeWebsites();
});

const notAllowed = { image: null, missing: 'notAllowed' };
const fetchFrom = (address: string, headers: Record<string, string> = { cookie }) =>
  site.post('/api/image/import', { address, alt: 'A harbour' }, headers);
const gallery = async () => (await site.get('/api/image/loadGallery', { cookie })).json.images as Image[];

test('a picture of a public website is stored in the gallery under its name', async () => {
  const website = await serve(({ url }, response) =>
    url === '/moved'
      ? end(response, 302, { location: '/the%20harbour.jpg' })
      : void response.writeHead(200).end(photograph),
  );
  const direct = await fetchFrom(at(website, '/the%20harbour.jpg'));
  expect([direct.status, direct.json]).toMatchObject([
    200,
    { image: { name: 'the harbour.jpg', alt: 'A harbour', type: 'image/jpeg' } },
  ]);
  expect((await fetchFrom(at(website, '/moved'))).status).toBe(200);
  expect(website.requests).toEqual(['GET /the%20harbour.jpg', 'GET /moved', 'GET /the%20harbour.jpg']);
  expect(website.headers[0]).not.toHaveProperty('cookie');
});

test.each([
  ['a private address', 'http://127.0.0.2/a.jpg'],
  ['a name with a private address', 'http://inside.example/a.jpg'],
  ['a name of the local network', 'http://nats:4222/'],
  ['a file', 'file:///etc/passwd'],
  ['an address with a password', 'http://ann:secret@partner.example/a.jpg'],
])('%s is not requested', async (_, address) => {
  expect((await fetchFrom(address)).json).toEqual(notAllowed);
});

test('a redirect to a private address is not followed', async () => {
  const website = await answering(302, { location: 'http://inside.example/a.jpg' });
  expect((await fetchFrom(at(website))).json).toEqual(notAllowed);
});

test('an answer that is no picture, is too large or is missing stores nothing', async () => {
  const before = await gallery();
  const text = await serve((_, response) => void response.writeHead(200).end('<h1>Not a picture</h1>'));
  const large = await serve((_, response) => {
    response.writeHead(200);
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
    };
    response.on('drain', write);
    write();
  });
  expect((await fetchFrom(at(text, '/a.jpg'))).status).toBe(400);
  expect((await fetchFrom(at(large, '/a.jpg'))).status).toBe(413);
  expect((await fetchFrom(at(await answering(404), '/a.jpg'))).json).toEqual({ image: null, missing: 'notSent' });
  expect(await gallery()).toEqual(before);
});

test('it needs the right to add pictures', async () => {
  const website = await answering(404);
  const role = { name: 'Editing', grants: [{ capability: 'pages.edit' }] };
  const { _id } = (await site.post('/api/roles/save', { role }, { cookie })).json;
  const editor = await signUp(site, cookie.split('=')[1]!, 'editor', [_id]);
  expect((await fetchFrom(at(website), {})).status).toBe(401);
  expect((await fetchFrom(at(website), { authorization: `Bearer ${editor}` })).status).toBe(403);
  expect(website.requests).toEqual([]);
});

test('a deployment that requests no other websites fetches none', async () => {
  const closed = await createBff({ ...site.config, linkNetwork: null });
  try {
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ address: 'https://partner.example/a.jpg' });
    expect((await ask(closed.url, 'POST', '/api/image/import', headers, body)).json).toEqual(notAllowed);
  } finally {
    await closed.close();
  }
});
