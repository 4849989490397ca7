import { connectNats, type Nats } from '../../services/kit/bus/connect-nats.ts';
import { replicaSubject } from '../../services/kit/bus/access/nats-user.ts';
import { until } from '../../services/kit/testing/until.ts';
import { createBff } from '../create-bff.ts';
import { editingAt, type Draft, type Editing } from './editing.ts';
import { type Answer, ask, startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let nats: Nats;
let news: object;

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  await editing.aRegion('au', 'en-AU');
  news = { pageType: 'news', template: 'article', region: await editing.regionOf('au') };
  nats = await connectNats(site.stack.natsUrl, 'bff', site.stack.settings.natsCredentials);
});
afterAll(async () => {
  await nats?.close();
  await site?.stop();
});

const receiptOf = (
  { _id, revision }: Pick<Draft, '_id' | 'revision'>,
  headers: object = editing.cookie,
): Promise<Answer> => site.post('/api/page/receipt', { _id, revision }, headers as Record<string, string>);
const findings = ({ json }: Answer) =>
  Object.fromEntries(json.surfaces.map(({ surface, ok, found }: any) => [surface, ok ? 'ok' : found]));
const allOk = { page: 'ok', navigation: 'ok', sitemap: 'ok', search: 'ok', servers: 'ok' };

/** Adds a replica that has received no events since it joined. */
async function lagging(answer: (fresh: any) => object | null) {
  const id = 'lagging';
  const announce = (is: string) => nats.connection.publish(replicaSubject('presence'), JSON.stringify({ id, is }));
  const questions = nats.connection.subscribe(replicaSubject('questions'), {
    callback: (_, message) => {
      const reading = answer(message.json());
      if (reading) message.respond(JSON.stringify({ id, answer: [reading] }));
    },
  });
  announce('here');
  await nats.connection.flush();
  return {
    async leave() {
      questions.unsubscribe();
      announce('leaving');
      await nats.connection.flush();
    },
  };
}

test('after a publish, page, listing, navigation, sitemap, search and every server are verified', async () => {
  const page = await editing.aPage('launch', 'Launch', news);
  const receipt = await receiptOf(page);
  expect(receipt.status).toBe(200);
  expect(receipt.json).toMatchObject({
    published: true,
    path: '/au/news/launch',
    servers: { expected: 1, answered: 1 },
  });
  expect(findings(receipt)).toEqual({ ...allOk, listing: 'ok' });
  expect((await site.get('/au/news')).text).toContain('Launch');
});

test('a page that was cached before a publish is read back at the new revision', async () => {
  const page = await editing.aPage('again', 'Again', news);
  for (const path of ['/au/news/again', '/au/news', '/sitemap.xml']) await site.get(path);
  const changed = await editing.write('/page/save', { page: { ...page, header: { title: 'Once more' } } });
  expect(findings(await receiptOf(await editing.publish(changed)))).toEqual({ ...allOk, listing: 'ok' });
  expect((await site.get('/api/visit/load?url=/au/news/again')).json.page.header.title).toBe('Once more');
});

test('the home page of a region is verified at its public address', async () => {
  const home = await editing.aPage('home', 'Home', { region: await editing.regionOf('au') });
  expect(findings(await receiptOf(home))).toEqual(allOk);
});

test('after unpublishing and after undoing a publish, visitors get what they must', async () => {
  const page = await editing.aPage('short', 'Short', news);
  await editing.publish(await editing.write('/page/save', { page: { ...page, header: { title: 'Long' } } }));
  const undone = await editing.write('/page/takeBackPublish', { _id: page._id });
  expect(findings(await receiptOf(undone))).toEqual({ ...allOk, listing: 'ok' });
  expect((await site.get('/api/visit/load?url=/au/news/short')).json.page.header.title).toBe('Short');
  const receipt = await receiptOf(await editing.write('/page/unpublishPage', { _id: page._id }));
  expect(receipt.json.published).toBe(false);
  expect(findings(receipt)).toEqual({ ...allOk, listing: 'ok' });
  expect((await site.get('/au/news/short')).status).toBe(404);
});

test('every running replica is asked', async () => {
  const replica = await createBff(site.config);
  await ask(replica.url, 'GET', '/au/news/twice');
  const page = await editing.aPage('twice', 'Twice', news);
  const receipt = await receiptOf(page);
  expect(receipt.json.servers).toEqual({ expected: 2, answered: 2 });
  expect(findings(receipt)).toEqual({ ...allOk, listing: 'ok' });
  await replica.close();
  await until(async () => (await receiptOf(page)).json.servers.expected === 1);
});

test('a replica that lags behind gets no tick until it has caught up', async () => {
  const page = await editing.aPage('lag', 'Lag');
  const { json: visit } = await site.get('/api/visit/load?url=/lag');
  const navRevision = visit.nav.revision;
  const reading = (revision: number) => ({
    page: { status: 200, path: '/lag', pageId: page._id, revision, navRevision },
    listed: null,
  });
  const newer = await editing.publish(await editing.write('/page/save', { page: { ...page, title: 'New' } }));
  const behind = await lagging(() => reading(page.revision));
  const receipt = await receiptOf(newer);
  expect(findings(receipt)).toMatchObject({ page: 'older', servers: 'older', search: 'ok', sitemap: 'ok' });
  await behind.leave();
  let questions = 0;
  const slow = await lagging(() => reading((questions += 1) < 3 ? page.revision : newer.revision));
  expect(findings(await receiptOf(newer))).toEqual(allOk);
  expect(questions).toBeGreaterThanOrEqual(3);
  await slow.leave();
});

test('a running replica that does not answer is named, and the rest is verified', async () => {
  const page = await editing.aPage('quiet', 'Quiet');
  const silent = await lagging(() => null);
  const receipt = await receiptOf(page);
  expect(receipt.json.servers).toEqual({ expected: 2, answered: 1 });
  expect(findings(receipt)).toMatchObject({ page: 'silent', servers: 'silent', search: 'ok' });
  await silent.leave();
});

test('a revision that was never published gets no tick', async () => {
  const page = await editing.aPage('draft', 'Draft');
  const saved = await editing.write('/page/save', { page: { ...page, title: 'Saved' } });
  expect(findings(await receiptOf(saved))).toMatchObject({ page: 'older', search: 'older', sitemap: 'older' });
});

test('a page that a redirect replaces for visitors gets no tick', async () => {
  const page = await editing.aPage('covered', 'Covered');
  await editing.aPage('target', 'Target');
  const redirect = { domainId: editing.domainId, name: 'Cover', from: '/covered', to: '/target' };
  await editing.write('/siteSettings/publishRedirect', { redirect, overPage: true });
  await until(async () => (await site.get('/covered')).status === 301);
  expect(findings(await receiptOf(page))).toMatchObject({ page: 'other' });
});

test('is refused for an unknown page, a later revision, invalid input and visitors', async () => {
  const page = await editing.aPage('guarded', 'Guarded');
  expect((await receiptOf({ _id: 'none', revision: 1 })).status).toBe(404);
  expect((await receiptOf({ ...page, revision: 99 })).status).toBe(400);
  expect((await site.post('/api/page/receipt', { _id: page._id }, editing.cookie)).status).toBe(400);
  expect((await receiptOf(page, {})).status).toBe(401);
});

test('a user gets a limited number of receipts in a minute', async () => {
  const limited = await createBff({ ...site.config, receiptsPerMinute: 0 });
  const body = JSON.stringify({ _id: 'any', revision: 1 });
  const headers = { ...editing.cookie, 'content-type': 'application/json' };
  expect((await ask(limited.url, 'POST', '/api/page/receipt', headers, body)).status).toBe(429);
  await limited.close();
});
