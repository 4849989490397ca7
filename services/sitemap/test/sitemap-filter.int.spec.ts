import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { systemClock } from '../../kit/clock.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { sitemapService } from '../sitemap.module.ts';

type Sent = ClientInput<typeof pages.calls.save>['page'];
type Query = ClientInput<typeof sitemap.calls.filter>;

const domainId = 'a-domain';
let stack: Stack;
let editor: CallAs;
let days = 0;

const filter = (query: Query = {}, as = editor) => stack.call(sitemap.calls.filter, query, as);
const slugs = async (query: Query = {}) => (await filter(query)).sitemap.map(({ slug }) => slug);

/** Saves each page on another day, from 1 March 2026. */
async function save(slug: string, over: Partial<Sent> = {}) {
  const page = await stack.call(pages.calls.save, { page: { domainId, slug, ...over } }, editor);
  days += 1;
  return page;
}

beforeAll(async () => {
  const clock = { ...systemClock, now: () => new Date(Date.UTC(2026, 2, 1 + days, 12)) };
  stack = await startStack({ services: [regionsService, pagesService, sitemapService, rolesOfUsers], clock });
  editor = { as: stack.users.editor, domainId };
  const region = await stack.call(regions.calls.createRegion, {}, editor);
  await stack.call(regions.calls.saveRegion, { region: { ...region, name: 'Australia', slugPrefix: 'au' } }, editor);
  await save('about', { frequency: 'daily', priority: 0.8, header: { title: 'Who we are' } });
  await save('life', { frequency: 'weekly', priority: 0 });
  await save('life-news', { frequency: 'daily', pageType: 'news', template: 'article' });
  await save('pension', { region: { _id: region._id } });
  const closed = await save('closed');
  const roles = [{ _id: 'others', level: { publisher: true } }];
  days -= 1;
  await stack.call(pages.calls.applyRoles, { page: closed, roles }, { ...editor, as: stack.users.admin });
  await until(async () => (await filter({ publishableByYou: false })).total === 1);
  await until(async () => (await filter()).total === 5);
});
afterAll(() => stack.stop());

describe('the rows of the sitemap', () => {
  test.each<[string, Query, string[]]>([
    ['nothing', {}, ['about', 'au/pension', 'closed', 'life', 'news/life-news']],
    ['page', { page: 2 }, []],
    ['size', { size: 2 }, ['about', 'au/pension']],
    ['freq', { freq: 'daily' }, ['about', 'news/life-news']],
    ['slug', { slug: 'LIF' }, ['life', 'news/life-news']],
    ['slug, which is not a pattern', { slug: 'l.fe' }, []],
    ['slug, which is not an operator', { slug: '%' }, []],
    ['search, in a title', { search: 'who WE' }, ['about']],
    ['search, in an address', { search: '/Pens' }, ['au/pension']],
    ['search, which is not a pattern', { search: 'w.o' }, []],
    ['pageType', { pageType: 'news' }, ['news/life-news']],
    ['priority', { priority: 0.8 }, ['about']],
    ['priority 0', { priority: '0' }, ['life']],
    ['lastModFrom', { lastModFrom: '2026-03-04' }, ['au/pension', 'closed']],
    ['lastModTo, its whole day included', { lastModTo: '2026-03-02' }, ['about', 'life']],
    ['both dates', { lastModFrom: '2026-03-02', lastModTo: '2026-03-03' }, ['life', 'news/life-news']],
    ['moments', { lastModFrom: '2026-03-02T12:00:01Z', lastModTo: '2026-03-03T12:00:00Z' }, ['news/life-news']],
    ['publishableByYou', { publishableByYou: 'true' }, ['about', 'au/pension', 'life', 'news/life-news']],
    ['publishableByYou false', { publishableByYou: 'false' }, ['closed']],
    ['region', { region: 'au' }, ['au/pension']],
    ['domainId', { domainId }, ['about', 'au/pension', 'closed', 'life', 'news/life-news']],
    [
      'several at once',
      { slug: 'life', freq: 'daily', lastModFrom: '2026-03-03', publishableByYou: 'true' },
      ['news/life-news'],
    ],
    [
      'everything empty',
      { freq: '', slug: '', pageType: '', priority: '', lastModTo: '', publishableByYou: '', region: '' },
      ['about', 'au/pension', 'closed', 'life', 'news/life-news'],
    ],
  ])('can be filtered by %s', async (_, query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  test('are counted after filtering and before paging', async () => {
    expect(await filter({ slug: 'l', size: 1, page: 2 })).toMatchObject({ sitemap: [{ slug: 'life' }], total: 3 });
    expect(await filter({ slug: 'l', size: 1, page: 9 })).toEqual({ sitemap: [], total: 3 });
    expect((await filter({ page: 0, size: 1 })).sitemap).toEqual((await filter({ page: 1, size: 1 })).sitemap);
  });

  test.each([
    { page: -1 },
    { page: 100_001 },
    { size: 0 },
    { size: 101 },
    { freq: 'sometimes' },
    { pageType: 'blog' },
    { priority: 1.1 },
    { priority: -0.1 },
    { priority: 'high' },
    { lastModFrom: 'yesterday' },
    { lastModTo: '2026-02-30' },
    { publishableByYou: 'maybe' },
    { lastModFrom: '2026-03-02', lastModTo: '2026-03-01' },
    { slug: { $ne: '' } },
  ])('cannot be filtered by %j', async (query) => {
    await expect(filter(query as Query)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('of another domain than that of the request are never returned', async () => {
    await expect(filter({ domainId: 'another' })).rejects.toMatchObject({ code: 'not-found' });
    expect((await filter({}, { ...editor, domainId: 'another' })).total).toBe(0);
  });
});
