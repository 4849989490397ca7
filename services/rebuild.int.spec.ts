import { jetstreamManager } from '@nats-io/jetstream';
import type { Msg } from '@nats-io/transport-node';
import type { ClientInput } from '../proto/contract.ts';
import { pages } from '../proto/pages.ts';
import { regions } from '../proto/regions.ts';
import { siteConfig } from '../proto/site-config.ts';
import { selectRebuilds, rebuildable } from '../scripts/rebuild/rebuildable.ts';
import { rolesOfUsers } from './kit/testing/roles.ts';
import { type CallAs, useStack } from './kit/testing/stack.ts';
import { StoreContents } from './kit/testing/store-contents.ts';
import { until } from './kit/testing/until.ts';
import { pagesService } from './pages/pages.module.ts';
import { regionsService } from './regions/regions.module.ts';
import { searchService } from './search/search.module.ts';
import { siteConfigService } from './site-config/site-config.module.ts';
import { sitemapService } from './sitemap/sitemap.module.ts';

type Row = Record<string, unknown>;

/** The collections of each read model. A deleted document leaves a row without content, which a rebuild does not need. */
const models: Record<string, { collections: string[]; isPresent: (row: Row) => boolean }> = {
  links: { collections: ['pages.dependencies'], isPresent: ({ domainId }) => Boolean(domainId) },
  search: { collections: ['search.indexed_pages'], isPresent: ({ document }) => Boolean(document) },
  sitemap: {
    collections: ['sitemap.rows', 'sitemap.entries', 'sitemap.guards'],
    isPresent: ({ domainId, pageType }) => Boolean(domainId ?? pageType),
  },
  'sub-nav-uses': { collections: ['site-config.sub_nav_uses'], isPresent: ({ subNavId }) => Boolean(subNavId) },
  redirects: {
    collections: [
      'site-config.redirects_live',
      'site-config.published_slugs',
      ...['draft', 'revisions', 'claims', 'deleted'].map((name) => `site-config.redirects_${name}`),
    ],
    isPresent: ({ _gone }) => !_gone,
  },
};
/** A new redirect has other times than the lost one. */
const withoutTimes = ({ _id, from, to }: Row) => ({ _id, from, to });

/** The ids of some rows end with the stage. */
const ofGonePage = (row: Row): Row => {
  const [pageId] = String(row._id).split('/');
  return JSON.parse(JSON.stringify(row).replaceAll(pageId!, `${pageId}-gone`)) as Row;
};

const contents = new StoreContents();
const stack = useStack({
  services: [regionsService, pagesService, searchService, siteConfigService, sitemapService, rolesOfUsers],
  openStores: contents.openStores,
});
let editor: CallAs;
const domainId = 'test-domain';

type Sent = ClientInput<typeof pages.calls.save>['page'];
const save = (slug: string, over: Partial<Sent> = {}) =>
  stack.call(pages.calls.save, { page: { domainId, slug, header: { title: slug }, ...over } }, editor);
const publish = ({ _id, revision }: { _id: string; revision: number }) =>
  stack.call(pages.calls.publish, { page: { _id, revision } }, editor);
const published = async (slug: string, over: Partial<Sent> = {}) => publish(await save(slug, over));
const linkTo = (href: string) => ({
  contents: [{ componentType: 'CtaBlock', key: 'k1', link: { type: 'page' as const, href, text: href } }],
});

beforeAll(async () => {
  editor = { as: stack.users.admin, domainId };
  await stack.call(regions.calls.createRegion, { region: { name: 'Australia', slugPrefix: 'au' } }, editor);
  const subNav = await stack.call(siteConfig.calls.addSubNav, { domainId, region: 'au', name: 'Life' }, editor);
  const links = linkTo('/moved');
  const nav = { domainId, contactLink: { type: 'page' as const, href: '/moved', text: 'Moved' } };
  await stack.call(siteConfig.calls.publishNav, { nav }, editor);
  await save('draft', { ...links, miniNavId: subNav._id });
  await published('live', { ...links, miniNavId: subNav._id });
  const page = await published('first');
  await publish(await stack.call(pages.calls.save, { page: { ...page, slug: 'moved' } }, editor));
  const old = await published('old');
  await stack.call(pages.calls.unpublish, { _id: old._id }, editor);
  await stack.call(pages.calls.delete, { _id: old._id, redirectTo: 'live' }, editor);
  const last = await published('last');
  await stack.events(pages.events.saved).next(({ documentId, revision }) => documentId === last._id && revision === 2);
  await until(async () => (await readAll('redirects'))['site-config.redirects_live']!.length === 2);
  await until(async () => {
    const { consumers } = await jetstreamManager(stack.client.connection);
    for await (const { num_pending, num_ack_pending, config } of consumers.list('EVENTS'))
      if (config.durable_name && num_pending + num_ack_pending > 0) return false;
    return true;
  });
});

test('every read model is emptied here', () => {
  expect(Object.keys(models).sort()).toEqual(rebuildable.map(({ rebuilds }) => rebuilds));
});

/** Other collections of redirects are compared by the redirects that visitors get. */
async function readAll(name: string): Promise<Record<string, Row[]>> {
  const { collections, isPresent } = models[name]!;
  const compared = collections.filter((collection) => !/redirects_(?!live)/.test(collection));
  const entries = compared.map(async (collection): Promise<[string, Row[]]> => {
    const rows = (await contents.rowsOf(collection)).filter(isPresent);
    return [collection, collection === 'site-config.redirects_live' ? rows.map(withoutTimes) : rows];
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe.each(Object.keys(models))('%s', (name) => {
  const rebuild = () => stack.call(selectRebuilds([name])[0]!, {}, editor);

  test('is rebuilt to what the events have made of it', async () => {
    const before = await readAll(name);
    expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);
    for (const collection of models[name]!.collections) await contents.empty(collection);
    await rebuild();
    expect(await readAll(name)).toEqual(before);
  });

  // The token of the caller ends after two minutes, and a rebuild of many pages takes longer.
  test('is rebuilt without the token of the caller', async () => {
    const tokens: unknown[] = [];
    const callback = (_: unknown, message: Msg) => void tokens.push(message.headers?.get('authorization'));
    const reads = [pages.calls.listCopies, pages.calls.listAddressChanges, siteConfig.calls.listUses];
    const watched = reads.map(({ subject }) => stack.client.connection.subscribe(subject, { callback }));
    await stack.client.connection.flush();
    await rebuild();
    await stack.client.connection.flush();
    for (const subscription of watched) subscription.unsubscribe();
    expect(tokens.length).toBeGreaterThan(0);
    expect(tokens.filter(Boolean)).toEqual([]);
  });

  test('stays as it is when it is complete', async () => {
    const before = await readAll(name);
    await rebuild();
    expect(await readAll(name)).toEqual(before);
  });
});

test.each(Object.keys(models).filter((name) => name !== 'redirects'))(
  '%s loses the rows of pages that are gone',
  async (name) => {
    const before = await readAll(name);
    for (const [collection, rows] of Object.entries(before).filter(([of]) => of !== 'sitemap.guards'))
      for (const row of rows) await contents.insert(collection, ofGonePage(row));
    expect(await readAll(name)).not.toEqual(before);
    await stack.call(selectRebuilds([name])[0]!, {}, editor);
    expect(await readAll(name)).toEqual(before);
  },
);

test('a redirect that somebody has deleted is not added again', async () => {
  const { unpublishRedirect, deleteRedirect, listRedirects, rebuildRedirects } = siteConfig.calls;
  const list = () => stack.call(listRedirects, { domainId }, editor);
  const { _id } = (await list()).find(({ from }) => from === '/first')!;
  await stack.call(unpublishRedirect, { _id }, editor);
  await stack.call(deleteRedirect, { _id }, editor);
  expect(await stack.call(rebuildRedirects, {}, editor)).toMatchObject({ added: 0, removed: 0 });
  expect((await list()).map(({ from }) => from)).toEqual(['/old']);
});
