import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { systemClock } from '../../kit/clock.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { pageFixtures } from '../../pages/test/page-fixtures.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { sitemapService } from '../sitemap.module.ts';

type Query = ClientInput<typeof sitemap.calls.calendar>;

const domainId = 'a-domain';
const march = { from: '2026-03-01', to: '2026-03-31' };
let stack: Stack;
let editor: CallAs;
let admin: CallAs;
let now = new Date('2026-02-01T12:00:00Z');

const list = (query: Partial<Query> = {}, as = editor) =>
  stack.call(sitemap.calls.calendar, { ...march, ...query }, as);
const entries = async (query: Partial<Query> = {}, as = editor) =>
  (await list(query, as)).entries.map(({ day, kind, slug }) => `${day.slice(5)} ${kind} ${slug}`);

beforeAll(async () => {
  const clock = { ...systemClock, now: () => now };
  stack = await startStack({ services: [regionsService, pagesService, sitemapService, rolesOfUsers], clock });
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
  const { page, publish, published } = pageFixtures(stack, editor);
  const made = await stack.call(regions.calls.createRegion, {}, editor);
  const region = { ...made, name: 'New Zealand', slugPrefix: 'nz', code: 'NZ' };
  const nz = { _id: (await stack.call(regions.calls.saveRegion, { region }, editor))._id };
  const at = (instant: string) => void (now = new Date(instant));

  const [march4, april2] = ['2026-03-04', '2026-04-02'];
  await page('story', { pageType: 'news', template: 'article', header: { title: 'Story', date: march4 }, region: nz });
  await page('later', { pageType: 'news', template: 'article', header: { date: april2 } });
  await page('dated-page', { header: { date: march4 } });
  const event = { pageType: 'event', template: 'event' } as const;
  await page('fair', { ...event, header: { title: 'Fair', date: '2026-03-30', endDate: april2 } });
  await page('talk', { ...event, header: { date: march4, endDate: march4 } });
  at('2026-03-09T22:00:00Z');
  await published('about');
  await published('benefits', { region: nz });
  at('2026-03-31T11:30:00Z');
  await published('april-there', { region: nz });
  const closed = await page('closed');
  await publish(closed);
  const again = await published('again');
  at('2026-03-31T12:00:00Z');
  await publish(await page('again', { _id: again._id, revision: again.revision, header: { title: 'Again' } }));
  const roles = [{ _id: 'others', level: { viewer: true } }];
  const { _id, revision } = (await pageFixtures(stack, admin).load('closed'))!;
  await stack.call(pages.calls.applyRoles, { page: { _id, revision }, roles }, admin);
  const pagesOf = async (as: CallAs) => (await stack.call(sitemap.calls.listPages, {}, as)).total;
  await until(async () => (await pagesOf(admin)) === 10 && (await pagesOf(editor)) === 9);
});
afterAll(() => stack.stop());

test('days, on each of them publishes in their order, then articles, then events', async () => {
  expect(await entries()).toEqual([
    '03-04 article nz/news/story',
    '03-04 event event/talk',
    '03-09 published about',
    '03-10 published nz/benefits',
    '03-30 event event/fair',
    '03-31 published again',
  ]);
});

test('the last day of an event is an entry of its own', async () => {
  const { entries: found } = await list({ from: '2026-04-01', to: '2026-04-30' });
  expect(found.find(({ slug }) => slug === 'event/fair')).toEqual({
    _id: expect.any(String),
    day: '2026-04-02',
    kind: 'event',
    slug: 'event/fair',
    title: 'Fair',
    region: '',
    pageType: 'event',
    status: 'draft',
    firstDay: '2026-03-30',
    lastDay: '2026-04-02',
  });
});

test('the day of a publish is the one in the time zone of its region', async () => {
  expect(await entries({ from: '2026-04-01', to: '2026-04-01' })).toEqual(['04-01 published nz/april-there']);
});

test.each<[string, Partial<Query>, string[]]>([
  ['a region', { region: 'nz' }, ['03-04 article nz/news/story', '03-10 published nz/benefits']],
  ['no region', { region: '/', kind: 'event' }, ['03-04 event event/talk', '03-30 event event/fair']],
  ['a kind', { kind: 'published', to: '2026-03-30' }, ['03-09 published about', '03-10 published nz/benefits']],
  ['a region without pages', { region: 'fj' }, []],
])('can be limited to %s', async (_, query, expected) => {
  expect(await entries(query)).toEqual(expected);
});

test('reports that there are more entries than the limit, and returns the last ones', async () => {
  const all = await entries();
  expect(await list({ limit: all.length })).toMatchObject({ hasMore: false });
  for (let limit = 1; limit < all.length; limit++) {
    expect(await list({ limit })).toMatchObject({ hasMore: true });
    expect(await entries({ limit })).toEqual(all.slice(0, limit));
  }
});

test('pages that the user may not view, and those of other domains, are not listed', async () => {
  expect(await entries({}, admin)).toContain('03-31 published closed');
  expect(await entries()).not.toContain('03-31 published closed');
  expect(await entries({}, { ...admin, domainId: 'other' })).toEqual([]);
  await expect(list({}, { domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test.each<[string, Partial<Query>]>([
  ['43 days', { from: '2026-03-01', to: '2026-04-12' }],
  ['days in the wrong order', { from: '2026-03-02', to: '2026-03-01' }],
  ['a day that does not exist', { from: '2026-02-30' }],
  ['a year that no calendar has', { from: '0026-03-01', to: '0026-03-01' }],
  ['more than 500 entries', { limit: 501 }],
])('%s are refused', async (_, query) => {
  await expect(list(query)).rejects.toMatchObject({ code: 'invalid' });
});

test('42 days are not refused', async () => {
  expect(await list({ from: '2026-03-01', to: '2026-04-11' })).toMatchObject({ hasMore: false });
});

test('a rebuild writes the same dates', async () => {
  const before = await list({}, admin);
  await stack.call(sitemap.calls.rebuild, {}, admin);
  expect(await list({}, admin)).toEqual(before);
});
