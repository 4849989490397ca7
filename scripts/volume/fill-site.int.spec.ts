import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../proto/pages.ts';
import { search } from '../../proto/search.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import type { CollectionSpec, Document } from '../../services/kit/store/store.ts';
import { type Stack, startStack } from '../../services/kit/testing/stack.ts';
import { createVerifiable } from '../../services/kit/versioned/testing/verify.ts';
import { pagesService } from '../../services/pages/pages.module.ts';
import { StoredPageDocs } from '../../services/pages/pages.store.ts';
import { regionsService } from '../../services/regions/regions.module.ts';
import { searchService } from '../../services/search/search.module.ts';
import { IndexedPageRows } from '../../services/search/indexed-pages.store.ts';
import { sitemapService } from '../../services/sitemap/sitemap.module.ts';
import { EntryRows, SitemapRows } from '../../services/sitemap/sitemap.store.ts';
import { fillSite } from './fill-site.ts';
import { makePages } from './make-pages.ts';

const COUNT = 300;
const domainId = 'volume';

describe('a site filled in bulk', () => {
  let folder: string;
  let storeUrl: string;
  let stack: Stack;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-volume-'));
    storeUrl = `sqlite:${folder}`;
    await fillSite({ pages: COUNT, domainId, openStores: (service) => openStores(storeUrl, service) });
    const services = [regionsService, pagesService, sitemapService, searchService];
    stack = await startStack({ services, settings: { storeUrl } });
  });
  afterAll(async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const admin = () => ({ as: stack.users.admin, domainId, timeoutMs: 60_000 });
  const stored = async (service: string, spec: CollectionSpec) => {
    const stores = await openStores(storeUrl, service);
    const all = await stores.collection<Document>(spec).find({}, { sort: { _id: 'asc' } });
    await stores.close();
    return all;
  };

  test('is the same for the same seed, and a small one is the beginning of a big one', () => {
    const pages = (count: number, seed?: number) => [...makePages(count, { domainId, seed })];
    expect(pages(20)).toEqual(pages(50).slice(0, 20));
    expect(pages(20, 2)).not.toEqual(pages(20));
  });

  test('has the projections and claims that follow from its log', async () => {
    const stores = await openStores(storeUrl, 'pages');
    const versioned = createVerifiable(StoredPageDocs.spec, {
      stores,
      clock: { now: () => new Date(), id: () => 'x' },
      relay: { wake: () => undefined },
    });
    expect(await versioned.verify()).toEqual([]);
    expect(await versioned.heal()).toBe(0);
    await stores.close();
  });

  test('finds its pages before a rebuild', async () => {
    expect((await stack.call(search.calls.query, { q: 'benefits' }, { domainId })).total).toBeGreaterThan(0);
  });

  test('has the same sitemap and search rows as after a rebuild', async () => {
    const collections = [
      ['sitemap', SitemapRows.spec],
      ['sitemap', EntryRows.spec],
      ['search', IndexedPageRows.spec],
    ] as const;
    const all = () => Promise.all(collections.map(([service, spec]) => stored(service, spec)));
    const before = await all();
    expect(before[0]).toHaveLength(COUNT);
    expect(await stack.call(sitemap.calls.rebuild, {}, admin())).toEqual({ rows: COUNT });
    await stack.call(search.calls.rebuild, {}, admin());
    expect(await all()).toEqual(before);
  });

  test('can be queried', async () => {
    const { articles, total } = await stack.call(pages.calls.filterArticles, { limit: 5 }, { domainId });
    expect(articles).toHaveLength(5);
    expect(total).toBeGreaterThan(100);
    expect((await stack.call(sitemap.calls.filter, {}, admin())).total).toBe(COUNT);
  });
});
