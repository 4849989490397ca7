import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../services/kit/testing/until.ts';
import { done, titlesOf } from './editing.ts';
import { aPicture } from './media/a-picture.ts';
import { FORM_TYPE, formOf } from './media/form.ts';
import { sessionCookie } from './session-cookie.ts';
import { ask, root, startSite, type Site } from './site.ts';

let site: Site;
let own: string;
let other: string;
let titleAt: ReturnType<typeof titlesOf>;
/** Addresses of a picture and a file. */
const media: string[] = [];
const atOther = { host: 'other.example' };
const served = [200, 200, 200];
const NOT_AVAILABLE = '404 This website is not available.';

beforeAll(async () => {
  site = await startSite();
  titleAt = titlesOf(site);
  const { cookie } = await site.signIn();
  own = (await publishDomain({ name: 'Own', hostnames: ['localhost'] }, cookie))._id;
  other = (await publishDomain({ name: 'Other', hostnames: ['other.example'] }, cookie))._id;
  for (const [host, domainId, title] of [
    ['localhost', own, 'Ours'],
    ['other.example', other, 'Theirs'],
  ] as const) {
    const page = { domainId, slug: 'home', title, header: { title } };
    const { _id, revision } = done(await site.post('/api/page/save', { page }, { cookie, host }));
    done(await site.post('/api/page/publishPage', { page: { _id, revision } }, { cookie, host }));
  }
  const picture = await upload('/api/image/upload', 'ours.png', aPicture(60, 40), cookie);
  const file = await upload('/api/file/uploadFile', 'terms.txt', 'Terms', cookie);
  media.push(`/img/${picture}`, `/img/${picture}?w=16`, `/file/${file}/terms.txt`);
});
afterAll(() => site?.stop());

async function upload(path: string, filename: string, bytes: Buffer | string, cookie: string): Promise<string> {
  const headers = { 'content-type': FORM_TYPE, cookie };
  return done(await ask(site.bff.url, 'POST', path, headers, formOf({ name: 'file', filename, bytes })))._id;
}

const mediaAt = (headers: Record<string, string>) =>
  Promise.all(media.map(async (path) => (await site.get(path, headers)).status));

const publishDomain = async (domain: object, cookie: string) =>
  done(await site.post('/api/config/publishDomain', { domain }, { cookie }));

async function resetLinkFor(headers: Record<string, string>): Promise<string> {
  const folder = site.stack.settings.mailUrl.replace('file:', '');
  const before = await readdir(folder).catch((): string[] => []);
  done(await site.post('/api/user/forgotPassword', { email: root.email }, headers));
  let link: string | undefined;
  await until(async () => {
    const [name] = (await readdir(folder).catch((): string[] => [])).filter((file) => !before.includes(file));
    link = name && /https?:\S+token=\S+/.exec(await readFile(join(folder, name), 'utf8'))?.[0];
    return link !== undefined;
  });
  return link!;
}

test('a page has the name of its domain', async () => {
  expect(done(await site.get('/api/visit/load?url=/home', atOther)).domainName).toBe('Other');
  expect(done(await site.get('/api/visit/load?url=/home')).domainName).toBe('Own');
});

test('the password link leads to the domain of the request, never to an invented host', async () => {
  expect(await resetLinkFor(atOther)).toMatch(/^http:\/\/other\.example\/\?token=/);
  for (const host of ['evil.example', 'other.example.evil.example', 'other.example@evil.example'])
    expect(await resetLinkFor({ host })).toMatch(/^http:\/\/localhost\/\?token=/);
});

test('the root of a website without regions is plain for visitors, and an error page for those who can set it up', async () => {
  const visitAt = async (url: string, headers = {}) => done(await site.get(`/api/visit/load?url=${url}`, headers));
  const shown = [await visitAt('/'), await visitAt('/nothing'), await visitAt('/', await site.signIn())];
  expect(shown.map(({ status, unavailable }) => [status, unavailable])).toEqual([
    [404, true],
    [404, undefined],
    [404, undefined],
  ]);
  expect(shown[0].settings.cookie.message).toBe('');
});

describe('an unpublished domain', () => {
  beforeAll(async () => {
    expect([await titleAt('/home', atOther), await titleAt('/home')]).toEqual(['200 Theirs', '200 Ours']);
    expect([await mediaAt(atOther), await mediaAt({})]).toEqual([served, served]);
    const session = await site.signIn();
    done(await site.post('/api/config/unpublishDomain', { domain: { _id: other } }, session));
    await until(async () => (await titleAt('/home', atOther)) === NOT_AVAILABLE);
  });

  test.each(['/', '/home', '/HOME', '/nothing', '/search', '/au/news?page=2'])(
    'returns 404 at %s of its host and shows nothing of any domain',
    async (path) => {
      const { status, text } = await site.get(path, atOther);
      expect([status, text.includes('This website is not available.')]).toEqual([404, true]);
      expect(text).not.toMatch(/Ours|Theirs|"domainName":"Own"/);
      expect(done(await site.get(`/api/visit/load?url=${encodeURIComponent(path)}`, atOther))).toMatchObject({
        status: 404,
        unavailable: true,
        page: null,
        domainId: other,
      });
    },
  );

  test.each(['/sitemap.xml', '/robots.txt', '/api/article/filter', '/api/sitemap/filter', '/api/search/query?q=a'])(
    'has no %s for visitors',
    async (path) => {
      // With an editor, robots.txt excludes the whole deployment on every domain.
      const expected = path === '/robots.txt' ? 200 : 404;
      expect((await site.get(path, atOther)).status).toBe(expected);
    },
  );

  test('reveals nothing through calls that name it or another domain under its host', async () => {
    for (const domainId of [other, own]) {
      expect((await site.get(`/api/page/load?slug=home&domainId=${domainId}`, atOther)).status).toBe(404);
      expect((await site.get(`/api/site/loadNav?domainId=${domainId}`, atOther)).status).toBe(404);
    }
    expect((await site.get('/api/config/loadDomain?hostname=other.example')).status).toBe(404);
  });

  test('has no pictures and files for visitors, although other hosts serve them', async () => {
    for (const path of [...media, '/img/none', '/file/none', media.at(-1)!.replace('/terms.txt', '')]) {
      const { status, headers, text } = await site.get(path, atOther);
      expect([path, status, headers['cache-control'], text]).toEqual([
        path,
        404,
        'no-store',
        'This website is not available.',
      ]);
    }
    expect(await mediaAt({})).toEqual(served);
  });

  test('does not affect the other domain', async () => {
    expect([await titleAt('/home'), await titleAt('/home', { host: 'unknown.example' })]).toEqual([
      '200 Ours',
      '200 Ours',
    ]);
  });

  test('is never part of a password link', async () => {
    expect(await resetLinkFor(atOther)).toMatch(/^http:\/\/localhost:3000\/\?token=/);
  });

  test('is not served while the services are unavailable either', async () => {
    await site.stopServices();
    expect(await titleAt('/home', atOther)).toMatch(/^(404 This website is not available|503)/);
    expect(await titleAt('/home')).toBe('200 Ours');
    for (const status of await mediaAt(atOther)) expect([404, 503]).toContain(status);
    expect(await mediaAt({})).toEqual(served);
    await site.startServices();
    await until(async () => (await titleAt('/home', atOther)) === NOT_AVAILABLE);
  });

  test('is available to editors, who sign in under its host and publish it again', async () => {
    const body = { username: root.username, password: root.password };
    const session = { ...atOther, cookie: await sessionCookie(() => site.post('/api/user/login', body, atOther)) };
    expect(await titleAt('/home', session)).toBe('200 Theirs');
    expect(await mediaAt(session)).toEqual(served);
    const path = '/api/config/loadDomain?hostname=other.example';
    const { domain } = done(await site.get(path, session));
    expect(domain).toMatchObject({ _id: other, published: false });
    done(await site.post('/api/config/publishDomain', { domain }, session));
    await until(async () => (await titleAt('/home', atOther)) === '200 Theirs');
    expect(await mediaAt(atOther)).toEqual(served);
  });
});

test('when the only domain of an install is unpublished, no host shows anything, and it can be published again', async () => {
  const single = await startSite();
  try {
    const title = titlesOf(single);
    const session = await single.signIn();
    const publish = async (domain: object) => done(await single.post('/api/config/publishDomain', { domain }, session));
    const { _id } = await publish({ name: 'Only', hostnames: ['localhost', '127.0.0.1'] });
    done(await single.post('/api/config/unpublishDomain', { domain: { _id } }, session));
    for (const host of ['localhost', '127.0.0.1', 'unknown.example'])
      await until(async () => (await title('/au', { host })) === NOT_AVAILABLE);
    expect(await title('/au', session)).toMatch(/^404 This page could not be found/);
    const { domain } = done(await single.get('/api/config/loadDomain?hostname=localhost', session));
    await publish(domain);
    await until(async () => (await title('/au')).startsWith('404 This page could not be found'));
  } finally {
    await single.stop();
  }
});
