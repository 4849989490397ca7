import { until } from '../../services/kit/testing/until.ts';
import { done } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let headers: { cookie: string };
const brand = { domainId: 'default', name: 'Kittiwake', primary: '#12355b', ground: '#f7f9fb', corner: 'none' };

beforeAll(async () => {
  site = await startSite();
  headers = { cookie: (await site.signIn()).cookie };
  const page = { domainId: 'default', slug: 'au', title: 'Home', header: { title: 'Home' } };
  const { _id, revision } = done(await site.post('/api/page/save', { page }, headers));
  done(await site.post('/api/page/publishPage', { page: { _id, revision } }, headers));
});
afterAll(() => site?.stop());

const sheetOf = (html: string): string | undefined => /href="(\/assets\/brand\/[^"]+)"/.exec(html)?.[1];

test('a site without a brand has no style sheet of one, and the icons of the product', async () => {
  expect(sheetOf((await site.get('/au')).text)).toBeUndefined();
  expect(JSON.parse((await site.get('/manifest.webmanifest')).text)).toMatchObject({
    theme_color: '#143c31',
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
  });
});

test('editors see the draft of a brand, and visitors see it once it is published', async () => {
  const saved = done(await site.post('/api/brand/save', { brand }, headers));
  expect(sheetOf((await site.get('/au', headers)).text)).toContain(
    '/12355b-e5a433-f7f9fb-none-pill-normal-light,fraunces,figtree.',
  );
  expect(sheetOf((await site.get('/au')).text)).toBeUndefined();
  done(await site.post('/api/brand/publish', { brand: { ...brand, revision: saved.revision } }, headers));
  await until(async () => sheetOf((await site.get('/au')).text) !== undefined);
  const html = (await site.get('/au')).text;
  const sheet = await site.get(sheetOf(html)!);
  expect(sheet).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(sheet.text).toContain('--forest:#12355b');
  const manifest = JSON.parse((await site.get('/manifest.webmanifest')).text);
  expect(manifest).toMatchObject({ name: 'Kittiwake', theme_color: '#12355b', background_color: '#f7f9fb' });
});

test('a page that fails has the look of the brand', async () => {
  const page = { domainId: 'default', slug: 'au/broken', title: 'throw', header: { title: 'Broken' } };
  const { _id, revision } = done(await site.post('/api/page/save', { page }, headers));
  done(await site.post('/api/page/publishPage', { page: { _id, revision } }, headers));
  await until(async () => (await site.get('/au/broken')).status === 500);
  expect(sheetOf((await site.get('/au/broken')).text)).toContain('/12355b-');
});

test('an address with another hash is not stored by browsers, and an invented one is not found', async () => {
  const other = await site.get(
    '/assets/brand/12355b-e5a433-f7f9fb-none-pill-normal-light,fraunces,figtree.oldrelease.css',
  );
  expect(other).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  expect((await site.get('/assets/brand/red-e5a433-f7f9fb-none-pill-normal-light,fraunces,figtree.x.css')).status).toBe(
    404,
  );
});

test('the standard look has no style sheet of its own', async () => {
  const { revision } = done(await site.get('/api/brand/load?domainId=default', headers));
  done(await site.post('/api/brand/publish', { brand: { domainId: 'default', name: 'Kittiwake', revision } }, headers));
  await until(async () => sheetOf((await site.get('/au')).text) === undefined);
  expect((await site.get('/au')).text).toContain('Kittiwake');
});

test('a colour that is none is refused', async () => {
  const { status, text } = await site.post('/api/brand/save', { brand: { ...brand, accent: 'url(//x)' } }, headers);
  expect(status).toBe(400);
  expect(text).toContain('A colour looks like #143c31');
});

test('a page that cannot be loaded has the brand as it was loaded before', async () => {
  await site.stopServices();
  const { status, text } = await site.get('/au/never-requested');
  expect([status, text.includes('Kittiwake')]).toEqual([503, true]);
});
