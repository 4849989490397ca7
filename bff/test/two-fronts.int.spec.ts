import { until } from '../../services/kit/testing/until.ts';
import { type Bff, createBff } from '../create-bff.ts';
import { done, editingAt, type Editing } from './editing.ts';
import { type Answer, ask, startSite, type Site } from './site.ts';

const PUBLIC = 'www.example.org';
const EDIT = 'edit.example.org';

let site: Site;
let visitors: Bff;
let editing: Editing;

const atPublic = (path: string, headers = {}): Promise<Answer> =>
  ask(visitors.url, 'GET', path, { host: PUBLIC, ...headers });
const atEdit: Site['get'] = (path, headers) => site.get(path, { host: EDIT, ...headers });
const postAtEdit: Site['post'] = (path, body, headers) =>
  site.post(path, body, { host: EDIT, origin: `https://${EDIT}`, ...headers });

beforeAll(async () => {
  site = await startSite({ baseUrl: `https://${PUBLIC}` }, { settings: { editUrl: `https://${EDIT}` } });
  visitors = await createBff({ ...site.config, draft: false });
  await until(async () => (await ask(visitors.url, 'GET', '/ready')).status === 200);
  editing = await editingAt({ get: atEdit, post: postAtEdit, signIn: site.signIn });
  await editing.aPage('named', 'A page');
});
afterAll(async () => {
  await visitors?.close();
  await site?.stop();
});

test('search engines may read the host of visitors, and not that of editors', async () => {
  expect((await atPublic('/robots.txt')).text).toContain(`Sitemap: https://${PUBLIC}/sitemap.xml`);
  expect((await atEdit('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
});

test('a session of the editors’ host is confined to it, and reads no draft at the host of visitors', async () => {
  const { username, password } = site.stack.settings.root;
  const { headers } = await postAtEdit('/api/user/login', { username, password });
  expect(String(headers['set-cookie'])).not.toMatch(/domain=/i);
  const page = await editing.aPage('held', 'Published');
  await editing.save('held', 'Draft', { ...page, title: 'Draft' });
  expect((await atEdit('/held', editing.cookie)).text).toContain('Draft');
  expect((await atPublic('/held', editing.cookie)).text).not.toContain('Draft');
});

test('a receipt is about the servers of both hosts', async () => {
  const page = await editing.aPage('fresh', 'Before');
  expect((await atPublic('/fresh')).text).toContain('Before');
  const changed = await editing.save('fresh', 'After', { ...page, title: 'After' });
  const { _id, revision } = await editing.publish(changed);
  const receipt = done(await postAtEdit('/api/page/receipt', { _id, revision }, editing.cookie));
  expect(receipt.servers).toEqual({ expected: 2, answered: 2 });
  expect(receipt.surfaces.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
  expect((await atPublic('/fresh')).text).toContain('After');
});

test.each([
  ['no host', []],
  ['the public host', [PUBLIC]],
  ['both hosts', [PUBLIC, EDIT]],
])('with the hostnames of %s, pages name the public address, and mails that of the editors', async (_, hostnames) => {
  if (hostnames.length > 0) {
    const { domain } = done(await atEdit('/api/config/loadDomain', editing.cookie));
    await editing.write('/config/publishDomain', { domain: { ...domain, name: 'Site', hostnames } });
  }
  expect((await atEdit('/named', editing.cookie)).text).toContain(`"origin":"https://${PUBLIC}"`);
  const username = `guest${hostnames.length}`;
  const newUser = { username, email: `${username}@example.com` };
  const { link } = await editing.write('/user/create', { newUser });
  expect(new URL(link).origin).toBe(`https://${EDIT}`);
});
