import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { sitemapService } from '../sitemap.module.ts';

type Sent = ClientInput<typeof pages.calls.save>['page'];

const { calls } = sitemap;
const domainId = 'a-domain';
const visitor = { domainId };
let stack: Stack;
let editor: CallAs;

beforeEach(async () => {
  stack = await startStack({ services: [regionsService, pagesService, sitemapService, rolesOfUsers] });
  editor = { as: stack.users.editor, domainId };
});
afterEach(() => stack.stop());

async function published(slug: string, over: Partial<Sent> = {}) {
  const { _id, revision } = await stack.call(pages.calls.save, { page: { domainId, slug, ...over } }, editor);
  return stack.call(pages.calls.publish, { page: { _id, revision } }, editor);
}
const total = async () => (await stack.call(calls.parts, { size: 1 }, visitor)).total;

test('the parts of sitemap.xml are consecutive and complete', async () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await published(slug);
  await published('hidden', { hideFromSitemap: true });
  await until(async () => (await total()) === 7);
  for (const [size, sizes] of [
    [3, [3, 3, 1]],
    [7, [7]],
    [6, [6, 1]],
    [50, [7]],
  ] as const) {
    const { parts } = await stack.call(calls.parts, { size }, visitor);
    const read = await Promise.all(
      parts.map(({ after }) => stack.call(calls.entries, { after, limit: size }, visitor)),
    );
    expect(read.map(({ entries }) => entries.length)).toEqual(sizes);
    expect(new Set(read.flatMap(({ entries }) => entries.map(({ slug }) => slug))).size).toBe(7);
  }
  expect(await stack.call(calls.parts, { size: 3 }, { domainId: 'another' })).toEqual({
    total: 0,
    parts: [{ after: '' }],
  });
});

test('listed addresses can be queried', async () => {
  await published('seen');
  await published('hidden', { hideFromSitemap: true });
  await stack.call(pages.calls.save, { page: { domainId, slug: 'draft' } }, editor);
  await until(async () => (await total()) === 1);
  const slugs = { slugs: ['seen', 'hidden', 'draft', 'nothing'] };
  expect(await stack.call(calls.listed, slugs, visitor)).toEqual({ slugs: ['seen'] });
  expect(await stack.call(calls.listed, slugs, { domainId: 'another' })).toEqual({ slugs: [] });
});

test('robots.txt disallows exactly the published public pages that are hidden from robots', async () => {
  const made = await stack.call(regions.calls.createRegion, {}, editor);
  const region = { ...made, name: 'Australia', slugPrefix: 'au' };
  await stack.call(regions.calls.publishRegion, { region }, editor);
  const hidden = await published('b-hidden', { hideFromRobots: true });
  await published('regional', { hideFromRobots: true, region: { _id: made._id } });
  await published('seen');
  await stack.call(pages.calls.save, { page: { domainId, slug: 'draft', hideFromRobots: true } }, editor);
  const staff = await published('staff', { hideFromRobots: true });
  const disallowed = async () => (await stack.call(calls.disallowed, {}, visitor)).slugs;
  await until(async () => (await disallowed()).length === 3);
  const roles = [{ _id: 'others', level: { viewer: true } }];
  await stack.call(pages.calls.applyRoles, { page: staff, roles }, { ...editor, as: stack.users.admin });
  await until(async () => (await disallowed()).length === 2);
  expect(await disallowed()).toEqual(['au/regional', 'b-hidden']);
  await stack.call(regions.calls.unpublishRegion, { regionId: made._id }, editor);
  await until(async () => (await disallowed()).length === 1);
  await stack.call(pages.calls.unpublish, { _id: hidden._id }, editor);
  await until(async () => (await disallowed()).length === 0);
});
