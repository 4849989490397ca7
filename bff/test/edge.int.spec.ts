import { until } from '../../services/kit/testing/until.ts';
import { type Bff, createBff } from '../create-bff.ts';
import { EVERYTHING } from '../edge/edge-keys.ts';
import { done, editingAt, type Editing } from './editing.ts';
import { type Answer, ask, startSite, type Site } from './site.ts';
import { SmallEdge } from './small-edge.ts';

const PUBLIC = 'www.example.org';
const EDIT = 'edit.example.org';
const news = { pageType: 'news', template: 'article' };

let site: Site;
let visitors: Bff;
let plain: Bff;
let editing: Editing;
const edge = new SmallEdge();
let edgeUrl: string;

const from = ({ url }: { url: string }, path: string, headers = {}): Promise<Answer> =>
  ask(url, 'GET', path, { host: PUBLIC, ...headers });
const throughEdge = (path: string) => from({ url: edgeUrl }, path);
/** Requests an address until it comes from the cache of the BFF, because only then the edge may store it. */
async function shared(path: string): Promise<Answer> {
  await until(async () => 'surrogate-key' in (await from(visitors, path)).headers);
  return from(visitors, path);
}
const postAtEdit: Site['post'] = (path, body, headers) =>
  site.post(path, body, { host: EDIT, origin: `https://${EDIT}`, ...headers });
const receiptOf = async ({ _id, revision }: { _id: string; revision: number }) =>
  done(await postAtEdit('/api/page/receipt', { _id, revision }, editing.cookie));
const findings = (receipt: any) =>
  Object.fromEntries(receipt.surfaces.map(({ surface, ok, found }: any) => [surface, ok ? 'ok' : found]));

beforeAll(async () => {
  edgeUrl = await edge.start();
  const settings = { kind: 'varnish', url: edgeUrl, token: 'a-token' } as const;
  site = await startSite({ baseUrl: `https://${PUBLIC}`, edge: settings });
  visitors = await createBff({ ...site.config, draft: false });
  edge.origin = visitors.url;
  plain = await createBff({ ...site.config, draft: false, edge: null });
  for (const bff of [visitors, plain]) await until(async () => (await from(bff, '/ready')).status === 200);
  editing = await editingAt({
    get: (path, headers) => site.get(path, { host: EDIT, ...headers }),
    post: postAtEdit,
    signIn: site.signIn,
  });
  await editing.aRegion('au', 'en-AU');
});
afterAll(async () => {
  await plain?.close();
  await visitors?.close();
  await site?.stop();
  edge.stop();
});

test('a BFF that starts purges everything, because it may have missed changes', async () => {
  await until(async () => edge.purges.some(({ keys }) => keys.includes(EVERYTHING)));
  expect(edge.purges[0]!.headers['x-purge-token']).toBe('a-token');
});

test('pages, missing pages and visits are shared, and browsers still revalidate them', async () => {
  await editing.aPage('au/shared', 'Shared');
  for (const path of ['/au/shared', '/au/none', '/api/visit/load?url=/au/shared']) {
    const { headers } = await shared(path);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'surrogate-control': 'max-age=60, stale-while-revalidate=30, stale-if-error=86400',
    });
    expect(String(headers['surrogate-key']).length).toBeLessThan(2000);
    expect(headers['set-cookie']).toBeUndefined();
    const again = await from(visitors, path, { 'if-none-match': String(headers.etag) });
    if (path !== '/au/none') expect(again.status).toBe(304);
    expect(again.headers['surrogate-key']).toBe(headers['surrogate-key']);
  }
});

test('feeds and the sitemap are shared until they change', async () => {
  await editing.aPage('au/news/first', 'First', { ...news, region: await editing.regionOf('au') });
  for (const path of ['/au/news/feed.xml', '/au/news/rss.xml', '/sitemap.xml']) {
    await until(async () => (await shared(path)).text.includes('/au/news/first'));
    const { headers } = await shared(path);
    expect(headers['surrogate-control']).toContain('max-age=60');
    expect((await from(visitors, path, editing.cookie)).headers['surrogate-key']).toBeUndefined();
  }
  const cookie = editing.cookie as Record<string, string>;
  const { headers } = await from(visitors, '/au/news/feed.xml', cookie);
  expect(headers['cache-control']).toBe('private, max-age=300');
  expect((await from(plain, '/au/news/feed.xml')).headers['cache-control']).toBe('public, max-age=300');
  const shown = async () => (await throughEdge('/au/news/feed.xml')).text;
  expect(await shown()).toContain('First');
  const second = await editing.aPage('au/news/second', 'Second', { ...news, region: await editing.regionOf('au') });
  expect(findings(await receiptOf(second))).toMatchObject({ page: 'ok', listing: 'ok' });
  expect(await shown()).toContain('Second');
});

test('redirects are shared until they change', async () => {
  await editing.aPage('au/target', 'Target');
  const redirect = { domainId: editing.domainId, from: '/au/moved', to: '/au/target' };
  const first = await editing.write('/siteSettings/publishRedirect', { redirect });
  const targetAt = async (path: string) => (await throughEdge(path)).headers.location;
  for (const [path, target] of [
    ['/au/moved', '/au/target'],
    ['/AU/target', '/au/target'],
  ] as const) {
    await until(async () => (await shared(path)).headers.location === target);
    await until(async () => (await targetAt(path)) === target && edge.addresses.includes(`${PUBLIC} ${path}`));
  }
  await editing.write('/siteSettings/publishRedirect', { redirect: { ...first, to: '/au/shared' } });
  await until(async () => (await targetAt('/au/moved')) === '/au/shared');
});

test('nothing is shared for a session, for other answers, from the editors’ BFF or without an edge', async () => {
  const cookie = editing.cookie as Record<string, string>;
  const forwarded = { 'x-forwarded-host': 'other.example.org' };
  const answers = [
    ...['/au/shared', '/au/none', '/api/visit/load?url=/au/shared'].map((path) => from(visitors, path, cookie)),
    from(visitors, '/au/shared', { authorization: 'Bearer x' }),
    from(visitors, '/au/shared', forwarded),
    ...['/au/search?q=a', '/au/moved?a=b', '/api/config/loadDomain', '/login', '/health'].map((path) =>
      from(visitors, path),
    ),
    ...['/au/shared', '/au/shared'].map((path) => from(plain, path)),
    ...[{}, cookie].map((headers) => site.get('/au/shared', { host: EDIT, ...headers })),
  ];
  for (const { headers } of await Promise.all(answers))
    expect(Object.keys(headers).filter((name) => /surrogate|cache-tag|cdn/.test(name))).toEqual([]);
});

test('an answer has the same headers without an edge as before, and the same body with one', async () => {
  const { headers, text } = await shared('/au/shared');
  const { 'surrogate-control': _, 'surrogate-key': __, date: ___, ...others } = headers;
  await from(plain, '/au/shared');
  const without = await from(plain, '/au/shared');
  expect({ ...without.headers, date: undefined }).toEqual({ ...others, date: undefined });
  expect(without.text).toBe(text);
});

test('a green receipt means that visitors get the new page from the edge', async () => {
  let page = await editing.aPage('au/green', 'Version 0');
  for (let version = 1; version <= 5; version += 1) {
    await until(async () => {
      await throughEdge('/au/green');
      return edge.addresses.includes(`${PUBLIC} /au/green`);
    });
    page = await editing.publish(await editing.save('au/green', '', { ...page, title: `Version ${version}` }));
    expect(findings(await receiptOf(page)).page).toBe('ok');
    expect((await throughEdge('/au/green')).text).toContain(`<title>Version ${version}<`);
  }
});

test('a withdrawn page disappears from the edge, and a new one replaces a missing one', async () => {
  const page = await editing.aPage('au/short', 'Short');
  await shared('/au/short');
  await throughEdge('/au/short');
  await receiptOf(await editing.write('/page/unpublishPage', { _id: page._id }));
  expect((await throughEdge('/au/short')).status).toBe(404);
  await shared('/au/later');
  await throughEdge('/au/later');
  const later = await editing.aPage('au/later', 'Later');
  expect(findings(await receiptOf(later)).page).toBe('ok');
  expect((await throughEdge('/au/later')).status).toBe(200);
});

test('while the edge refuses purges, the receipt is not green and answers are not shared', async () => {
  const page = await editing.aPage('au/refused', 'Old');
  await receiptOf(page);
  await shared('/au/refused');
  await throughEdge('/au/refused');
  edge.isAway = true;
  const newer = await editing.publish(await editing.save('au/refused', '', { ...page, title: 'New' }));
  expect(findings(await receiptOf(newer))).toMatchObject({ page: 'older', search: 'ok' });
  expect((await from(visitors, '/au/refused')).headers['surrogate-key']).toBeUndefined();
  edge.isAway = false;
  await until(async () => (await throughEdge('/au/refused')).text.includes('<title>New<'));
  expect(findings(await receiptOf(newer)).page).toBe('ok');
});
