import { jetstreamManager } from '@nats-io/jetstream';
import { pages } from '../proto/pages.ts';
import { regions } from '../proto/regions.ts';
import { search } from '../proto/search.ts';
import { siteConfig } from '../proto/site-config.ts';
import { sitemap } from '../proto/sitemap.ts';
import { StoreContents } from './kit/testing/store-contents.ts';
import { captureLog } from './kit/testing/captured-log.ts';
import { rolesOfUsers } from './kit/testing/roles.ts';
import { type CallAs, useStack } from './kit/testing/stack.ts';
import { until } from './kit/testing/until.ts';
import { pagesService } from './pages/pages.module.ts';
import { pageFixtures } from './pages/test/page-fixtures.ts';
import { regionsService } from './regions/regions.module.ts';
import { searchService } from './search/search.module.ts';
import { siteConfigService } from './site-config/site-config.module.ts';
import { sitemapService } from './sitemap/sitemap.module.ts';

const domainId = 'test-domain';
const services = [regionsService, pagesService, searchService, siteConfigService, sitemapService, rolesOfUsers];
const rebuilds = [
  search.calls.rebuild,
  sitemap.calls.rebuild,
  siteConfig.calls.rebuildRedirects,
  siteConfig.calls.rebuildSubNavUses,
];
const models = [
  ...['search.indexed_pages', 'sitemap.rows', 'sitemap.entries', 'sitemap.guards'],
  ...['site-config.redirects_live', 'site-config.published_slugs', 'site-config.sub_nav_uses'],
];

const contents = new StoreContents();
const stack = useStack({ services, openStores: contents.openStores });
let as: CallAs;

beforeAll(async () => {
  as = { as: stack.users.admin, domainId };
  await stack.call(regions.calls.createRegion, { region: { name: 'Australia', slugPrefix: 'au' } }, as);
});

/** Publishes and moves pages while the services with read models are away, and then loses the events. */
async function miss(slug: string, lose: () => Promise<unknown>): Promise<void> {
  const { published, publish } = pageFixtures(stack, as);
  const moved = await published(`${slug}-before`);
  await until(async () =>
    (await contents.rowsOf('site-config.published_slugs')).some(({ slug: own }) => own === moved.slug),
  );
  await stack.host.close();
  const alone = await stack.addHost([regionsService, pagesService, rolesOfUsers]);
  await publish(await stack.call(pages.calls.save, { page: { ...moved, slug } }, as));
  const { _id } = await published(`${slug}-second`);
  await stack.events(pages.events.published).next(({ documentId }) => documentId === _id);
  await lose();
  await alone.close();
}

const isComplete = async (slug: string) => {
  const rows = await contents.rowsOf('sitemap.entries');
  const redirects = await contents.rowsOf('site-config.redirects_live');
  return rows.some((row) => row.slug === `${slug}-second`) && redirects.some(({ from }) => from === `/${slug}-before`);
};

const streams = async () => (await jetstreamManager(stack.client.connection)).streams;

test.each([
  ['deleted', async () => (await streams()).purge('EVENTS'), 'the stream has deleted messages'],
  ['lost with their stream', async () => (await streams()).delete('EVENTS'), 'the stream is another one'],
])('services whose events were %s rebuild their read models by themselves, once', async (how, lose, reason) => {
  const slug = how.replaceAll(' ', '-');
  await miss(slug, lose);
  const log = captureLog('info');
  stack.host = await stack.addHost();
  const done = 'Rebuilt the read models, because events were missed';
  const rebuilt = () => log.lines.filter(({ msg }) => msg === done).map(({ service }) => service);
  await until(() => isComplete(slug));
  await until(() => ['search', 'sitemap', 'site-config'].every((name) => rebuilt().includes(name)));
  log.stop();
  expect(new Set(rebuilt()).size).toBe(rebuilt().length);
  expect(log.lines.some(({ msg }) => msg.includes(reason))).toBe(true);
  const before = await Promise.all(models.map((name) => contents.rowsOf(name)));
  for (const call of rebuilds) await stack.call(call, {}, as);
  expect(await Promise.all(models.map((name) => contents.rowsOf(name)))).toEqual(before);
});
