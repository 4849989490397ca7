import { gunzipSync } from 'node:zlib';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import type { Stores } from '../../kit/store/store.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { PartFileRows, PartRows, type StaleAddress, StaleAddressRows } from '../parts/parts.store.ts';
import { EntryRows, type StoredEntry } from '../sitemap.store.ts';
import { sitemapService } from '../sitemap.module.ts';

const domainId = 'a-domain';
let stack: Stack;
let admin: CallAs;

beforeEach(async () => {
  const services = [regionsService, pagesService, siteConfigService, sitemapService, rolesOfUsers];
  stack = await startStack({ services });
  admin = { as: stack.users.admin, domainId };
});
afterEach(() => stack.stop());

async function publish(slug: string): Promise<void> {
  const sent = { domainId, slug, header: { title: slug } };
  const { _id, revision } = await stack.call(pages.calls.save, { page: sent }, admin);
  await stack.call(pages.calls.publish, { page: { _id, revision } }, admin);
}

async function addresses(): Promise<string[]> {
  const { body } = await stack.call(sitemap.calls.file, {}, { domainId }).catch(() => ({ body: null }));
  const xml = body === null ? '' : gunzipSync(Buffer.from(body, 'base64')).toString();
  return (xml.match(/(?<=<loc>&origin;)[^<]*/g) ?? []).sort();
}
const lists = (...expected: string[]) => until(async () => String(await addresses()) === String(expected));

test('an address is listed again when no redirect covers it any more', async () => {
  await publish('one');
  await publish('two');
  await lists('/one', '/two');
  const redirect = { domainId, from: '/one', to: '/two' };
  const { _id } = await stack.call(siteConfig.calls.publishRedirect, { redirect, overPage: true }, admin);
  await lists('/two');
  await stack.call(siteConfig.calls.unpublishRedirect, { _id }, admin);
  await lists('/one', '/two');
});

/** Adds an address to the store of a stopped service, which does not notice it. */
async function addUnnoticed(slug: string, prepare: (stores: Stores) => Promise<unknown>): Promise<void> {
  await stack.host.close();
  const stores = await openStores(stack.settings.storeUrl, 'sitemap');
  const entries = stores.collection<StoredEntry>(EntryRows.spec);
  const [entry] = await entries.find({});
  await entries.insert({ ...entry!, _id: slug, slug } as StoredEntry);
  await prepare(stores);
  await stores.close();
  await stack.restart();
}

test('a restarted service builds what was marked before it ended', async () => {
  await publish('one');
  await lists('/one');
  await addUnnoticed('two', (stores) =>
    stores
      .collection<StaleAddress>(StaleAddressRows.spec)
      .insert({ _id: 'mark', domainId, slug: 'two', token: 'a-token' }),
  );
  await lists('/one', '/two');
});

test('a service that finds the addresses of an earlier release builds their parts', async () => {
  await publish('one');
  await lists('/one');
  await addUnnoticed('two', async (stores) => {
    for (const spec of [PartRows.spec, PartFileRows.spec]) {
      const rows = stores.collection(spec);
      for (const { _id } of await rows.find({})) await rows.delete(_id);
    }
  });
  await lists('/one', '/two');
});
