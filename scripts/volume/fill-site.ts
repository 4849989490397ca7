import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageContent } from '../../proto/entities/page.ts';
import type { RegionContent } from '../../proto/entities/region.ts';
import { type DeclaredCollection, type Document, DuplicateKey, type Stores } from '../../services/kit/store/store.ts';
import { type CachedRegion, KnownRegionRows } from '../../services/kit/regions/region-cache.ts';
import { openTables } from '../../services/kit/versioned/tables.ts';
import type { Decision } from '../../services/kit/versioned/versioned.ts';
import { extractDependencies } from '../../services/pages/dependencies.ts';
import { DependencyRows, StoredPageDocs } from '../../services/pages/pages.store.ts';
import { toPage } from '../../services/pages/presentation.ts';
import { regionDocument } from '../../services/regions/region.ts';
import { INDEX_LAYOUT, IndexedPageRows } from '../../services/search/indexed-pages.store.ts';
import { isHidden, toSearchDocument } from '../../services/search/search-document.ts';
import { decideRedirectMovedPage, redirects } from '../../services/site-config/redirect.ts';
import { toEntry, toGuard, toRow } from '../../services/sitemap/sitemap-row.ts';
import { EntryRows, GuardRows, SitemapRows } from '../../services/sitemap/sitemap.store.ts';
import { AUTHOR, type DocumentCopies, fillVersioned, type WrittenDocument } from './fill-versioned.ts';
import { makePages, regionsOf, type SamplePage, type Step } from './make-pages.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { useStores } from '../../services/kit/testing/stack.ts';

interface Volume {
  pages: number;
  domainId: string;
  seed?: number;
  openStores: (service: string) => Promise<Stores>;
}

const SERVICES = ['pages', 'regions', 'site-config', 'sitemap', 'search'] as const;

const MAX_REDIRECTS = 1000;
const HOUR = 3_600_000;

export async function fillSite(volume: Volume): Promise<void> {
  await withStores(volume, (stores) => fill(volume, mapStores(stores, withoutIndexes)));
  // Creating an index over all documents is much faster than updating it with each one.
  await withStores(volume, async ({ pages, regions, sitemap, search, ...stores }) => {
    openTables(pages, StoredPageDocs.spec);
    openTables(regions, regionDocument.docs.spec);
    openTables(stores['site-config'], redirects.docs.spec);
    for (const { spec } of [EntryRows, GuardRows]) sitemap.collection(spec);
    search.collection(IndexedPageRows.spec);
    search.collection(KnownRegionRows.spec);
    await sitemap.collection(SitemapRows.spec).get('none');
    await pages.collection(DependencyRows.spec).get('none');
  });
}

type AllStores = Record<(typeof SERVICES)[number], Stores>;

async function withStores({ openStores }: Volume, work: (stores: AllStores) => Promise<void>): Promise<void> {
  const opened = await Promise.all(SERVICES.map(async (name) => [name, await openStores(name)] as const));
  await work(Object.fromEntries(opened) as AllStores);
  for (const [, stores] of opened) await stores.close();
}

const mapStores = (stores: AllStores, change: (each: Stores) => Stores): AllStores =>
  Object.fromEntries(Object.entries(stores).map(([name, each]) => [name, change(each)])) as AllStores;

const withoutIndexes = (stores: Stores): Stores => ({
  ...stores,
  collection: ({ name }) => stores.collection({ name, rebuildable: true }),
});

async function fill({ pages, domainId, seed }: Volume, stores: AllStores): Promise<void> {
  const readers = createReaders(stores.pages, stores.sitemap, stores.search);
  const moves: { from: string; to: string }[] = [];
  const all = function* (): Generator<WrittenDocument<PageContent>> {
    for (const page of makePages(pages, { domainId, seed })) {
      if (page.movedFrom && moves.length < MAX_REDIRECTS) moves.push({ from: page.movedFrom, to: page.content.slug });
      yield toPublishedEvents(page);
    }
  };
  const knownRegions = stores.search.collection<CachedRegion>(KnownRegionRows.spec);
  await fillVersioned<RegionContent>(
    stores.regions,
    regionDocument.docs.spec,
    publishedRegions(domainId),
    ({ draft, live }) => knownRegions.insert({ _id: draft!._id, revision: draft!.revision, domainId, draft, live }),
  );
  await fillVersioned<PageContent>(stores.pages, StoredPageDocs.spec, all(), readers);
  await fillVersioned(
    stores['site-config'],
    redirects.docs.spec,
    moves.map(({ from, to }, n) => ({
      _id: `moved-${n}`,
      decisions: [{ at: Date.UTC(2026, 0, 1), decision: decideRedirectMovedPage(domainId, from, to) }],
    })),
  );
}

function createReaders(ofPages: Stores, ofSitemap: Stores, ofSearch: Stores) {
  const into = <T extends Document>(stores: Stores, { spec }: DeclaredCollection<T>) => stores.collection<T>(spec);
  const dependencies = into(ofPages, DependencyRows);
  const [rows, entries] = [into(ofSitemap, SitemapRows), into(ofSitemap, EntryRows)];
  const guards = into(ofSitemap, GuardRows);
  const indexed = into(ofSearch, IndexedPageRows);
  const guardIds = new Set<string>();
  return async ({ draft, live }: DocumentCopies<PageContent>) => {
    const page = toPage(draft!);
    const guard = toGuard(page);
    const isNew = !guardIds.has(guard._id);
    guardIds.add(guard._id);
    await Promise.all([
      isNew && guards.insert(guard).catch(insertIfMissing),
      rows.insert(toRow(page, AUTHOR)),
      dependencies.insert(extractDependencies(page, 'draft')),
      ...(live ? ofLive(toPage(live)) : []),
    ]);
  };

  function ofLive(page: ReturnType<typeof toPage>) {
    const { _id, revision, region } = page;
    const document = isHidden(page) ? null : toSearchDocument(page);
    return [
      entries.insert(toEntry(page)),
      dependencies.insert(extractDependencies(page, 'live')),
      indexed.insert({ _id, revision, regionId: region?._id ?? '', document, layout: INDEX_LAYOUT }),
    ];
  }
}

const publishedRegions = (domainId: string): WrittenDocument<RegionContent>[] =>
  regionsOf().map(({ _id, ...region }) => {
    const content = { domainId, code: '', homePageSlug: '', flag: '', latitude: 0, longitude: 0, ...region };
    return { _id, decisions: [{ at: 0, decision: { action: 'publish', draft: content, live: 'publish' } }] };
  });

function toPublishedEvents({ _id, content, steps, at }: SamplePage): WrittenDocument<PageContent> {
  return { _id, decisions: steps.map((step, n) => ({ at: at + n * HOUR, decision: toDecision(step, content) })) };
}

function toDecision(action: Step, content: PageContent): Omit<Decision<PageContent>, 'facts'> {
  const draft = action === 'save' ? { ...content, description: `${content.description} Changed.` } : content;
  return {
    action,
    draft,
    ...(action === 'publish' && { live: 'publish' as const }),
    ...(action === 'unpublish' && { live: 'withdraw' as const }),
  };
}

function insertIfMissing(error: unknown): void {
  if (!(error instanceof DuplicateKey)) throw error;
}

interface FilledStores {
  fill(options: { pages: number; domainId: string }): Promise<void>;
  remove(): Promise<void>;
}

export async function openTemporaryStores(): Promise<FilledStores> {
  const folder = await mkdtemp(join(tmpdir(), 'site-volume-'));
  const storeUrl = `sqlite:${folder}`;
  useStores(storeUrl);
  return {
    fill: (options) => fillSite({ ...options, openStores: (service) => openStores(storeUrl, service) }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
