import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { systemClock } from '../../kit/clock.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { pageFixtures } from '../../pages/test/page-fixtures.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { sitemapService } from '../sitemap.module.ts';

type Query = ClientInput<typeof sitemap.calls.listPages>;

const domainId = 'a-domain';
let stack: Stack;
let editor: CallAs;
let admin: CallAs;
let days = 0;

const list = (query: Query = {}, as = editor) => stack.call(sitemap.calls.listPages, query, as);
const slugs = async (query: Query = {}, as = editor) => (await list(query, as)).pages.map(({ slug }) => slug);

beforeAll(async () => {
  const clock = { ...systemClock, now: () => new Date(Date.UTC(2026, 2, 1 + days, 12)) };
  stack = await startStack({ services: [regionsService, pagesService, sitemapService, rolesOfUsers], clock });
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
  const [a, byAdmin] = [pageFixtures(stack, editor), pageFixtures(stack, admin)];
  const au = await a.publishedRegion('Australia', 'au');
  const onNextDay = async (work: Promise<unknown>) => {
    await work;
    days += 1;
  };
  await onNextDay(a.published('about', { header: { title: 'who we are' }, tags: ['team'] }));
  await onNextDay(a.page('leave', { header: { title: 'Leave' }, region: { _id: au._id }, tags: ['family', 'pay'] }));
  await onNextDay(byAdmin.page('news-one', { header: { title: 'Zebra' }, pageType: 'news', template: 'article' }));
  const changed = await a.published('pension', { header: { title: 'Pension' }, tags: ['family'], isTemplate: true });
  days += 1;
  await onNextDay(stack.call(pages.calls.changeTags, { _id: changed._id, add: ['steam'] }, admin));
  const closed = await a.page('closed', { header: { title: 'Closed' }, tags: ['secret'] });
  const roles = [{ _id: 'others', level: { viewer: true } }];
  await stack.call(pages.calls.applyRoles, { page: closed, roles }, admin);
  await until(async () => (await list({}, admin)).total === 5 && (await list()).total === 4);
});
afterAll(() => stack.stop());

test.each<[string, Query, string[]]>([
  ['nothing: the last change first', {}, ['pension', 'news/news-one', 'au/leave', 'about']],
  ['search', { search: 'WE' }, ['about']],
  ['search, with diacritics that the title has not', { search: 'wé' }, ['about']],
  ['region', { region: 'au' }, ['au/leave']],
  ['no region', { region: '/' }, ['pension', 'news/news-one', 'about']],
  ['pageType', { pageType: 'news' }, ['news/news-one']],
  ['status draft', { status: 'draft' }, ['news/news-one', 'au/leave']],
  ['status live', { status: 'live' }, ['about']],
  ['status changed', { status: 'changed' }, ['pension']],
  ['a tag, and not a part of one', { tag: 'team' }, ['about']],
  ['a tag of several pages', { tag: 'family' }, ['pension', 'au/leave']],
  ['isTemplate', { isTemplate: true }, ['pension']],
  ['isTemplate false', { isTemplate: 'false' }, ['news/news-one', 'au/leave', 'about']],
  ['title, in any case', { sort: 'title', direction: 'asc' }, ['au/leave', 'pension', 'about', 'news/news-one']],
  ['slug', { sort: 'slug', direction: 'desc' }, ['pension', 'news/news-one', 'au/leave', 'about']],
  ['region', { sort: 'region', direction: 'desc' }, ['au/leave', 'pension', 'news/news-one', 'about']],
  ['status', { sort: 'status', direction: 'asc' }, ['pension', 'au/leave', 'news/news-one', 'about']],
  ['page and size', { sort: 'slug', direction: 'asc', page: 2, size: 3 }, ['pension']],
])('%s', async (_, query, expected) => {
  expect(await slugs(query)).toEqual(expected);
});

test('each row names who made the last change', async () => {
  const bySlug = new Map((await list()).pages.map((row) => [row.slug, row.editor?._id]));
  expect(bySlug.get('about')).toBe(stack.users.editor._id);
  expect(bySlug.get('pension')).toBe(stack.users.admin._id);
  expect(await slugs({ editor: stack.users.admin._id })).toEqual(['pension', 'news/news-one']);
});

test('the tags and editors of pages that the user may not view are not listed', async () => {
  const facets = (as: CallAs) => stack.call(sitemap.calls.pageFacets, {}, as);
  expect((await facets(editor)).tags).toEqual(['family', 'pay', 'steam', 'team']);
  expect((await facets(admin)).tags).toContain('secret');
  expect((await facets(editor)).editors.map(({ _id }) => _id).toSorted()).toEqual(
    [stack.users.admin._id, stack.users.editor._id].toSorted(),
  );
});

test('a rebuild writes the same rows', async () => {
  const before = await list({}, admin);
  await stack.call(sitemap.calls.rebuild, {}, admin);
  expect(await list({}, admin)).toEqual(before);
});

test('the roles that may view and publish pages are listed on request, for those who manage users and roles', async () => {
  const rolesOf = async (query: Query, as: CallAs) =>
    (await list(query, as)).pages.flatMap(({ slug, viewerRoles }) =>
      viewerRoles?.length ? [[slug, viewerRoles]] : [],
    );
  expect(await rolesOf({ withRoles: true }, admin)).toEqual([['closed', ['others']]]);
  expect(await rolesOf({}, admin)).toEqual([]);
  expect((await list({ withRoles: true })).pages.every(({ publisherRoles }) => publisherRoles === undefined)).toBe(
    true,
  );
});

test('each row says whether the user may publish the page', async () => {
  const reader = userFixture({ roles: ['writers'], grants: [{ capability: 'pages.edit' }] });
  const rights = async (as: CallAs) => (await list({}, as)).pages.map(({ publishableByYou }) => publishableByYou);
  expect(new Set(await rights(editor))).toEqual(new Set([true]));
  expect(new Set(await rights({ domainId, as: reader }))).toEqual(new Set([false]));
});
