import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
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
  const { _id, revision } = await stack.call(
    pages.calls.save,
    { page: { domainId, slug, header: { title: slug }, ...over } },
    editor,
  );
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
