import { until } from '../../services/kit/testing/until.ts';
import { createBff, type Bff } from '../create-bff.ts';
import { editingAt, type Editing } from '../test/editing.ts';
import { ask, startSite, type Site } from '../test/site.ts';

/** Editors use the first site, visitors the second. */
let site: Site;
let publicSite: Bff;
let editing: Editing;
const get = (path: string) => ask(publicSite.url, 'GET', path);

beforeAll(async () => {
  site = await startSite();
  publicSite = await createBff({ ...site.config, draft: false });
  editing = await editingAt(site);
  await editing.aRegion('au', 'en-AU');
});
afterAll(async () => {
  await publicSite?.close();
  await site?.stop();
});

describe('a share card', () => {
  test('is a picture at the address of its page, and follows the title', async () => {
    const page = await editing.aPage('au/claims', 'Make a claim', { region: await editing.regionOf('au') });
    const address = '/img/card/au/claims.png?v=1';
    await until(async () => (await get(address)).status === 200);
    const first = await get(address);
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=600' });
    const changed = { ...page, title: 'Claims', header: { title: 'Claims' } };
    await editing.publish(await editing.write('/page/save', { page: changed }));
    await until(async () => (await get(address)).headers.etag !== first.headers.etag);
  });

  test.each([
    '/img/card/au/nothing-here.png',
    '/img/card/au/claims',
    '/img/card/au/CLAIMS.png',
    '/img/card/.png',
    '/img/card/../secret.png',
    '/img/card/au/search.png',
  ])('does not exist at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('of a page that is no longer published does not exist', async () => {
    const page = await editing.aPage('au/gone', 'Gone', { region: await editing.regionOf('au') });
    await until(async () => (await get('/img/card/au/gone.png')).status === 200);
    await editing.write('/page/unpublishPage', { _id: page._id });
    await until(async () => (await get('/img/card/au/gone.png')).status === 404);
  });
});

describe('the feed of a listing', () => {
  const article = (slug: string, title: string, more = {}) =>
    editing.aPage(slug, title, { pageType: 'news', template: 'article', ...more });

  beforeAll(async () => {
    const region = await editing.regionOf('au');
    const header = { title: 'Fees & <b>terms</b>', date: '2026-03-01', introduction: '<p>From <em>March</em></p>' };
    await article('au/news/fees', '', { region, header, tags: ['fees'] });
    await article('au/news/new', 'New', { region });
    await until(async () => (await get('/au/news/feed.xml')).text.includes('Fees'));
  });

  test.each([
    ['/au/news/feed.xml', 'application/atom+xml; charset=utf-8', '<feed xmlns="http://www.w3.org/2005/Atom"'],
    ['/au/news/rss.xml', 'application/rss+xml; charset=utf-8', '<rss version="2.0"'],
  ])('is at %s, escaped, with the address, date and tags of each article', async (path, type, root) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(text).toContain(root);
    expect(text).toContain('http://localhost/au/news/fees');
    expect(text).toContain('<title>Fees &amp; &lt;b&gt;terms&lt;/b&gt;</title>');
    expect(text).toMatch(/2026-03-01|01 Mar 2026/);
    expect(text).toContain('fees');
  });

  test.each([
    '/au/news/fees/feed.xml',
    '/au/nothing/rss.xml',
    '/au/news/fees/event.ics',
    '/feed.xml',
    '/a/b/c/d/e/f/feed.xml',
  ])('does not exist at %s, which answers like every missing page', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers).not.toHaveProperty('content-disposition');
  });

  test('is not sent to a reader that has it', async () => {
    const { headers } = await get('/au/news/feed.xml');
    const again = await ask(publicSite.url, 'GET', '/au/news/feed.xml', { 'if-none-match': headers.etag! });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await ask(publicSite.url, 'GET', '/au/news/rss.xml', { 'if-none-match': headers.etag! })).status).toBe(200);
  });

  test.each(['feed.xml', 'rss.xml', 'event.ics'])('moves with its page: %s', async (file) => {
    const redirect = (from: string, to: string) =>
      editing.write('/siteSettings/publishRedirect', { redirect: { domainId: editing.domainId, from, to } });
    await redirect(`/${file[0]}/old`, '/au/news');
    await redirect(`/${file[0]}/home`, '/');
    await until(async () => (await get(`/${file[0]}/home`)).status === 301);
    await until(async () => (await get(`/${file[0]}/old`)).status === 301);
    const locationOf = async (path: string) => (await get(path)).headers.location;
    expect(await locationOf(`/${file[0]}/old/${file}`)).toBe(`/au/news/${file}`);
    expect(await locationOf(`/${file[0]}/home/${file}`)).toBe(`/${file}`);
  });
});

test('the web manifest has the name of the site', async () => {
  const { status, headers, text } = await get('/manifest.webmanifest');
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  expect(JSON.parse(text)).toMatchObject({
    name: 'localhost',
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
  });
});
