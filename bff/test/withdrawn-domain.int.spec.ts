import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../services/kit/testing/until.ts';
import { done, titlesOf } from './editing.ts';
import { root, startSite, type Site } from './site.ts';

let site: Site;
let own: string;
let other: string;
let titleAt: ReturnType<typeof titlesOf>;
const atOther = { host: 'other.example' };
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
    const page = { domainId, slug: 'home', title };
    const { _id, revision } = done(await site.post('/api/page/save', { page }, { cookie, host }));
    done(await site.post('/api/page/publishPage', { page: { _id, revision } }, { cookie, host }));
  }
});
afterAll(() => site?.stop());

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

test('a page tells the name of its domain', async () => {
  expect(done(await site.get('/api/visit/load?url=/home', atOther)).domainName).toBe('Other');
  expect(done(await site.get('/api/visit/load?url=/home')).domainName).toBe('Own');
});

test('the link to a new password leads to the domain where it was asked for, and never to a made-up host', async () => {
  expect(await resetLinkFor(atOther)).toMatch(/^http:\/\/other\.example\/\?token=/);
  for (const host of ['evil.example', 'other.example.evil.example', 'other.example@evil.example'])
    expect(await resetLinkFor({ host })).toMatch(/^http:\/\/localhost\/\?token=/);
});

describe('a domain that is unpublished', () => {
  beforeAll(async () => {
    expect([await titleAt('/home', atOther), await titleAt('/home')]).toEqual(['200 Theirs', '200 Ours']);
    const session = await site.signIn();
    done(await site.post('/api/config/unpublishDomain', { domain: { _id: other } }, session));
    await until(async () => (await titleAt('/home', atOther)) === NOT_AVAILABLE);
  });

  test.each(['/', '/home', '/HOME', '/nothing', '/search', '/au/news?page=2'])(
    'answers 404 at %s of its host, and shows nothing of any domain',
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
      // With an editor robots.txt closes the whole deployment, whatever its domains are.
      const expected = path === '/robots.txt' ? 200 : 404;
      expect((await site.get(path, atOther)).status).toBe(expected);
    },
  );

  test('gives nothing away by the calls that name it, or another domain, under its host', async () => {
    for (const domainId of [other, own]) {
      expect((await site.get(`/api/page/load?slug=home&domainId=${domainId}`, atOther)).status).toBe(404);
      expect((await site.get(`/api/site/loadNav?domainId=${domainId}`, atOther)).status).toBe(404);
    }
    expect((await site.get('/api/config/loadDomain?hostname=other.example')).status).toBe(404);
  });

  test('does not touch the other domain', async () => {
    expect([await titleAt('/home'), await titleAt('/home', { host: 'unknown.example' })]).toEqual([
      '200 Ours',
      '200 Ours',
    ]);
  });

  test('is not named in the link to a new password', async () => {
    expect(await resetLinkFor(atOther)).toMatch(/^http:\/\/localhost:3000\/\?token=/);
  });

  test('is not shown while the services are away either', async () => {
    await site.stopServices();
    expect(await titleAt('/home', atOther)).toMatch(/^(404 This website is not available|503)/);
    expect(await titleAt('/home')).toBe('200 Ours');
    await site.startServices();
    await until(async () => (await titleAt('/home', atOther)) === NOT_AVAILABLE);
  });

  test('is there for editors, who sign in under its host and publish it again', async () => {
    const body = { username: root.username, password: root.password };
    const { status, headers } = await site.post('/api/user/login', body, atOther);
    expect(status).toBe(200);
    const session = { ...atOther, cookie: String(headers['set-cookie']?.[0]).split(';')[0]! };
    expect(await titleAt('/home', session)).toBe('200 Theirs');
    const path = '/api/config/loadDomain?hostname=other.example';
    const { domain } = done(await site.get(path, session));
    expect(domain).toMatchObject({ _id: other, published: false });
    done(await site.post('/api/config/publishDomain', { domain }, session));
    await until(async () => (await titleAt('/home', atOther)) === '200 Theirs');
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
