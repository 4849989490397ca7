import { contactForm, valid } from '../../services/leads/test/leads-site.ts';
import { until } from '../../services/kit/testing/until.ts';
import { done } from './editing.ts';
import { type Site, startSite } from './site.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
let site: Site;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await startSite({ statisticsIntervalMs: 20 });
  headers = await site.signIn();
  const write = async (path: string, body: object) => done(await site.post(`/api${path}`, body, headers));
  const domain = await write('/config/publishDomain', { domain: { name: 'Tern', hostnames: ['127.0.0.1'] } });
  const region = await write('/regions/createRegion', { region: { name: 'Australia', slugPrefix: 'au' } });
  await write('/regions/publishRegion', { region });
  for (const slug of ['au/contact', 'au/benefits']) {
    const page = { domainId: domain._id, slug, header: { title: slug }, contents: [contactForm], region };
    const { _id, revision } = await write('/page/save', { page });
    await write('/page/publishPage', { page: { _id, revision } });
  }
});
afterAll(() => site?.stop());

const count = (body: unknown, more: Record<string, string> = {}) =>
  site.post('/api/visit/count', body, { ...browser, ...more });
const summary = async (path: string) =>
  (await site.get(`/api/statistics/summary?path=${path}`, headers)).json as { totals: object; referrers: object[] };
const whole = async () => (await site.get('/api/statistics/summary', headers)).json;

test('views, sent forms and searches of visitors are counted by page, without setting a cookie', async () => {
  const answer = await count({ path: '/au/contact', referrer: 'www.news.example' });
  expect([answer.status, answer.json, answer.headers['set-cookie']]).toEqual([200, { counted: true }, undefined]);
  expect((await count({ path: '/au/contact?page=2', referrer: '127.0.0.1' })).json).toEqual({ counted: true });
  expect((await count({ path: '/au/search', q: ' Leave ' })).json).toEqual({ counted: true });
  const form = { slug: 'au/contact', formId: contactForm.key, values: valid };
  done(await site.post('/api/leads/submitForm', form, browser));
  const posted = { formId: contactForm.key, 'field-name': 'E', 'field-email': 'e@example.org', 'field-consent': 'yes' };
  await site.post('/forms/au/contact', new URLSearchParams(posted).toString(), {
    ...browser,
    'content-type': 'application/x-www-form-urlencoded',
  });
  await until(async () => JSON.stringify((await whole()).totals) === '{"views":2,"conversions":2,"searches":1}');
  const { series, ...figures } = await whole();
  expect(figures).toEqual({
    totals: { views: 2, conversions: 2, searches: 1 },
    pages: [{ path: '/au/contact', views: 2, conversions: 2 }],
    referrers: [{ host: 'news.example', views: 1 }],
    searches: [{ q: 'leave', count: 1 }],
    missing: [],
  });
  const ofDays = series.map(({ views, conversions }: any) => [views, conversions]);
  expect(ofDays.flat().reduce((sum: number, part: number) => sum + part, 0)).toBe(4);
});

test('an address without a page is counted as missing', async () => {
  expect((await count({ path: '/au/Moved?from=mail' })).json).toEqual({ counted: false });
  await until(async () => (await whole()).missing.length > 0);
  expect(await whole()).toMatchObject({
    totals: { views: 2, conversions: 2, searches: 1 },
    missing: [{ path: '/au/moved', count: 1 }],
  });
});

test.each<[string, object, Record<string, string>]>([
  ['a program', { path: '/au/benefits' }, { 'user-agent': 'Googlebot/2.1' }],
  ['a visitor who asks not to be tracked', { path: '/au/benefits' }, { dnt: '1' }],
  ['a visitor with global privacy control', { path: '/au/benefits' }, { 'sec-gpc': '1' }],
  ['a page that does not exist', { path: '/au/invented' }, {}],
  ['an address that is not a page', { path: '/api/visit/load' }, {}],
  ['a search with an email address', { path: '/au/search', q: 'edith@example.org' }, {}],
])('%s is not counted', async (_, body, more) => {
  expect((await count(body, more)).json).toEqual({ counted: false });
});

test('the visit of an editor is not counted, nor the form that one sends', async () => {
  expect((await count({ path: '/au/benefits' }, headers)).json).toEqual({ counted: false });
  const form = { slug: 'au/benefits', formId: contactForm.key, values: valid };
  done(await site.post('/api/leads/submitForm', form, { ...browser, ...headers }));
  expect(await summary('/au/benefits')).toMatchObject({ totals: { views: 0, conversions: 0 } });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list', []],
  ['another address', { path: 'https://evil.example/' }],
  ['a path that is too long', { path: `/${'a'.repeat(2000)}` }],
  ['a referrer that is too long', { path: '/au/contact', referrer: 'a'.repeat(301) }],
  ['a referrer that is not text', { path: '/au/contact', referrer: { host: 'a' } }],
])('%s is refused', async (_, body) => {
  expect((await count(body)).status).toBe(400);
});

test('a report from another site, and one that is too large, are refused', async () => {
  expect((await count({ path: '/au/contact' }, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await count({ path: '/au/contact', more: 'a'.repeat(6_000_000) })).status).toBe(413);
});

test('the figures need a session', async () => {
  expect((await site.get('/api/statistics/summary')).status).toBe(401);
});

test('reports are limited for each network', async () => {
  // More than twice the limit is sent, because a new minute can begin in between.
  const answers = await Promise.all(Array.from({ length: 250 }, () => count({ path: '/au/benefits' })));
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 429]);
  expect((await site.get('/au/contact', browser)).status).toBe(200);
});
