import { until } from '../../services/kit/testing/until.ts';
import { createBff } from '../create-bff.ts';
import { signUp } from './contract/sign-up.ts';
import { done, titlesOf } from './editing.ts';
import { ask, startSite, type Site } from './site.ts';

type Headers = Record<string, string>;

let site: Site;
let own: string;
let other: string;
let titleAt: ReturnType<typeof titlesOf>;
const atOther = { host: 'other.example' };

beforeAll(async () => {
  site = await startSite();
  titleAt = titlesOf(site);
  const { cookie } = await site.signIn();
  own = (await publishDomain('Own', 'localhost', cookie))._id;
  other = (await publishDomain('Other', 'other.example', cookie))._id;
  for (const [host, domainId, title] of [
    ['localhost', own, 'Ours'],
    ['other.example', other, 'Theirs'],
  ] as const)
    await publishPage({ cookie, host }, { domainId, slug: 'home', title, header: { title } });
});
afterAll(() => site?.stop());

const publishDomain = async (name: string, hostname: string, cookie: string) =>
  done(await site.post('/api/config/publishDomain', { domain: { name, hostnames: [hostname] } }, { cookie }));

async function publishPage(headers: Headers, page: object) {
  const { _id, revision } = done(await site.post('/api/page/save', { page }, headers));
  return done(await site.post('/api/page/publishPage', { page: { _id, revision } }, headers));
}

const swap = (_id: string, headers: Headers) => site.post('/api/config/swapActiveDomain', { domain: { _id } }, headers);

/** Returns the domain in a response, for an editor or for a client with the given headers. */
const domainOf = async (headers?: Headers): Promise<string> =>
  done(await site.get('/api/visit/load?url=/home', headers)).domainId;

/** Creates a session whose active domain is the other one. */
async function switchedSession(): Promise<Headers> {
  const session = await site.signIn();
  const { newDomain, oldDomain } = done(await swap(other, session));
  expect([newDomain._id, oldDomain._id]).toEqual([other, own]);
  return session;
}

describe('a session that works on another domain', () => {
  test('gets its pages, drafts included, under the host of the request', async () => {
    const session = await switchedSession();
    const draft = { domainId: other, slug: 'draft', title: 'Draft of theirs' };
    done(await site.post('/api/page/save', { page: draft }, session));
    expect([await titleAt('/home', session), await titleAt('/draft', session)]).toEqual([
      '200 Theirs',
      '200 Draft of theirs',
    ]);
    const { domainId, origin } = done(await site.get('/api/visit/load?url=/home', session));
    expect([domainId, origin]).toEqual([other, 'http://localhost']);
    expect(await titleAt('/draft', atOther)).toBe('404 This page could not be found');
  });

  test('reads and writes documents of that domain', async () => {
    const session = await switchedSession();
    const nav = done(await site.get(`/api/site/loadNav?domainId=${other}`, session));
    done(await site.post('/api/site/saveNav', { nav: { ...nav, ctaText: 'Other ways' } }, session));
    expect(done(await site.get('/api/visit/load?url=/home', session)).nav.ctaText).toBe('Other ways');
    done(await site.post('/api/page/save', { page: { domainId: other, slug: 'listed', title: 'Listed' } }, session));
    const rows = async () => done(await site.get('/api/sitemap/filter', session)).sitemap as { slug: string }[];
    await until(async () => (await rows()).some(({ slug }) => slug === 'listed'));
    expect((await site.get(`/api/page/load?slug=home&domainId=${own}`, session)).status).toBe(404);
  });

  test('changes nothing for visitors and other sessions, even of the same user', async () => {
    const before = await site.signIn();
    const session = await switchedSession();
    expect([await domainOf(session), await domainOf(before), await domainOf(), await domainOf(atOther)]).toEqual([
      other,
      own,
      own,
      other,
    ]);
    expect([await titleAt('/home', before), await titleAt('/home')]).toEqual(['200 Ours', '200 Ours']);
  });

  test('neither gets a cached page nor adds one to the cache', async () => {
    const session = await switchedSession();
    for (const title of ['200 Theirs', '200 Ours', '200 Theirs', '200 Ours'])
      expect(await titleAt('/home', title.endsWith('Theirs') ? session : {})).toBe(title);
    const { headers } = await site.get('/home', session);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  test('returns to the domain of its host when it switches back', async () => {
    const session = await switchedSession();
    const { newDomain, oldDomain } = done(await swap(own, session));
    expect([newDomain._id, oldDomain._id]).toEqual([own, other]);
    expect([await domainOf(session), await titleAt('/home', session)]).toEqual([own, '200 Ours']);
  });

  test('works on it at every replica', async () => {
    const replica = await createBff(site.config);
    try {
      const session = await site.signIn();
      const there = async (): Promise<string> =>
        done(await ask(replica.url, 'GET', '/api/visit/load?url=/home', session)).domainId;
      expect(await there()).toBe(own);
      done(await swap(other, session));
      await until(async () => (await there()) === other);
      done(await swap(own, session));
      await until(async () => (await there()) === own);
    } finally {
      await replica.close();
    }
  });

  test('ends with signing out, and the next session starts with its host', async () => {
    const session = await switchedSession();
    done(await site.post('/api/user/logout', {}, session));
    expect(await titleAt('/home', session)).toBe('200 Ours');
    expect(await domainOf(await site.signIn())).toBe(own);
  });

  test('still works on it after the services have restarted', async () => {
    const session = await switchedSession();
    await site.stopServices();
    await site.startServices();
    await until(async () => (await site.get('/api/visit/load?url=/home', session)).status === 200);
    expect(await domainOf(session)).toBe(other);
  });
});

describe('a domain that a session works on', () => {
  const save = async (session: Headers, name: string) =>
    done(await site.post('/api/config/saveDomain', { domain: { name } }, session));

  test('may be unpublished', async () => {
    const session = await site.signIn();
    const { _id } = await save(session, 'In the making');
    done(await swap(_id, session));
    done(await site.post('/api/page/save', { page: { domainId: _id, slug: 'home', title: 'First' } }, session));
    expect([await domainOf(session), await titleAt('/home', session)]).toEqual([_id, '200 First']);
  });

  test('is replaced by the domain of the host when it is unpublished, and cannot be chosen again', async () => {
    const session = await site.signIn();
    const { _id } = await publishDomain('For now', 'for-now.example', session.cookie!);
    done(await swap(_id, session));
    expect(await domainOf(session)).toBe(_id);
    done(await site.post('/api/config/unpublishDomain', { domain: { _id } }, session));
    await until(async () => (await domainOf(session)) === own);
    expect(await titleAt('/home', session)).toBe('200 Ours');
    expect(await swap(_id, session)).toMatchObject({
      status: 409,
      json: { error: { message: expect.stringContaining('For now') } },
    });
  });

  test('is replaced when the user loses the administrator role', async () => {
    const root = await site.signIn();
    const role = done(await site.post('/api/roles/save', { role: { name: 'Admins', admin: true } }, root));
    const authorization = `Bearer ${await signUp(site, root.cookie.split('=')[1], 'ana', [role._id])}`;
    done(await swap(other, { authorization }));
    expect(await domainOf({ authorization })).toBe(other);
    const { users } = done(await site.get('/api/user/list', root));
    const selectedUser = users.find(({ username }: { username: string }) => username === 'ana');
    done(await site.post('/api/roles/applyToUser', { selectedUser, roles: [] }, root));
    await until(async () => (await domainOf({ authorization })) === own);
    expect((await swap(other, { authorization })).status).toBe(403);
  });

  test('that does not exist is refused, and nothing changes', async () => {
    const session = await switchedSession();
    expect((await swap('nowhere', session)).status).toBe(404);
    expect(await domainOf(session)).toBe(other);
  });

  test('can be chosen by administrators from this site only', async () => {
    const session = await site.signIn();
    expect((await swap(other, {})).status).toBe(401);
    expect((await swap(other, { ...session, origin: 'http://evil.example' })).status).toBe(403);
    expect(await domainOf(session)).toBe(own);
  });
});

test('while the services are unavailable, the session gets no cached page', async () => {
  const session = await switchedSession();
  expect([await titleAt('/home', session), await titleAt('/home')]).toEqual(['200 Theirs', '200 Ours']);
  await site.stopServices();
  expect(await titleAt('/home', session)).toMatch(/^503/);
  expect(await titleAt('/home')).toBe('200 Ours');
});
