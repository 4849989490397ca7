import type { Logger } from 'pino';
import type { Visit } from '../../proto/visit.ts';
import type { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import type { SiteOrigin } from '../session/request-context.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';
import type { DependencyCache, Entry } from '../caching/dependency-cache.ts';
import { type FinishedResponse, finishResponse } from '../http/finished-response.ts';
import type { SingleFlight } from '../caching/single-flight.ts';
import {
  type CachedAddress,
  type CachedVisit,
  compressInBackground,
  createCachedVisit,
  pageCacheKeys,
  readCachedVisit,
  type Variant,
} from './cached-visit.ts';

export interface RenderedResponse {
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
}

interface PageCacheOptions {
  cache: DependencyCache<CachedVisit>;
  /** Missing pages and redirects have their own cache, because clients can invent any number of their addresses. */
  missing: DependencyCache<CachedVisit>;
  singleFlight: SingleFlight<FinishedResponse>;
  queue: BoundedQueue;
  load: (url: string, site: SiteOrigin) => Promise<LoadedVisit>;
  render: (loaded: { visit: Visit }, variant: Variant, site: SiteOrigin) => Promise<RenderedResponse>;
  now: () => number;
  log: Logger;
}

interface CacheHit {
  key: CacheKey;
  entry: Entry<CachedVisit>;
}

const RETRY_MS = 2000;
const MAX_WAIT_MS = 10_000;

export class PageCache {
  readonly requests = { hit: 0, miss: 0, stale: 0 };
  private readonly compressing = new WeakSet<CachedVisit>();

  constructor(private readonly options: PageCacheOptions) {}

  recentAddresses(max: number): CachedAddress[] {
    return this.options.cache.latest(max).map(({ address }) => address);
  }

  getCached(url: string, variant: Variant, site: SiteOrigin): FinishedResponse | undefined {
    const found = this.find(url, site);
    const page = found && this.isUsable(found.entry) ? found.entry.value.forms[variant]?.page : undefined;
    const cached = page ?? (found ? undefined : this.getMissing(url, variant, site));
    if (cached) this.requests.hit += 1;
    return cached;
  }

  /** Returns what the page of `getCached` depends on, or undefined if it may be outdated. */
  validityOf(url: string, site: SiteOrigin): Pick<Entry<CachedVisit>, 'dependencies' | 'expiresAt'> | undefined {
    const { cache, missing } = this.options;
    const found = this.find(url, site);
    if (found) return cache.isCertain(found.entry) ? found.entry : undefined;
    const entry = missing.get(cacheKey(site.key, url));
    return entry && missing.isCertain(entry) ? entry : undefined;
  }

  private getMissing(url: string, variant: Variant, site: SiteOrigin): FinishedResponse | undefined {
    const { missing } = this.options;
    const key = cacheKey(site.key, url);
    const entry = missing.get(key);
    const page = entry && !entry.stale && missing.isFresh(entry) ? entry.value.forms[variant]?.page : undefined;
    // Compressing waits for the second request, because most of these addresses are requested once.
    if (page && !page.br) this.compressEntry(missing, key, entry!.value);
    return page;
  }

  /** `source` is the network of the client, so that many requests of one do not keep others waiting. */
  async getOrRender(url: string, variant: Variant, site: SiteOrigin, source = ''): Promise<FinishedResponse> {
    const { cache, singleFlight, queue } = this.options;
    const cached = this.getCached(url, variant, site);
    if (cached) return cached;
    this.requests[this.find(url, site) ? 'stale' : 'miss'] += 1;
    // A request after a change must not share a load that started before the change.
    const name = cacheKey(variant, site.key, url, cache.snapshot());
    return singleFlight.run(name, () =>
      queue.run(() => this.refresh(url, variant, site), { source, maxWaitMs: MAX_WAIT_MS }),
    );
  }

  private async refresh(url: string, variant: Variant, site: SiteOrigin): Promise<FinishedResponse> {
    const old = this.find(url, site);
    if (old && this.isUsable(old.entry)) return this.getVariant(old, variant, site);
    try {
      const { page, isAway } = await this.loadAndRender(url, variant, site);
      if (!isAway || !old) return page;
    } catch (error) {
      if (!old) throw error;
      this.options.log.error(error, `${url} could not be refreshed, serving the stale version`);
    }
    old.entry.retryAt = this.options.now() + RETRY_MS;
    return this.getVariant(old, variant, site);
  }

  private async loadAndRender(
    url: string,
    variant: Variant,
    site: SiteOrigin,
  ): Promise<{ page: FinishedResponse; isAway: boolean }> {
    const { cache, missing, load, render } = this.options;
    const snapshot = cache.snapshot();
    const missingSnapshot = missing.snapshot();
    const { visit, cacheable, paged, dependencies, expiresAt } = await load(url, site);
    const rendered = await render({ visit }, variant, site);
    const page = finishResponse(rendered);
    const [key] = pageCacheKeys(visit.url, site);
    const cached = () =>
      createCachedVisit(visit, {
        origin: site.origin,
        paged,
        forms: { [variant]: { page, type: rendered.type } },
      });
    if (visit.status !== 200 && visit.status !== 503) this.deleteStale(url, site);
    if (cacheable && visit.status !== 200) {
      if (!url.includes('?'))
        missing.store(cacheKey(site.key, url), cached(), dependencies, missingSnapshot, expiresAt);
    } else if (cacheable && key) {
      const entry = cached();
      if (cache.store(key, entry, dependencies, snapshot, expiresAt)) this.compressEntry(cache, key, entry);
    }
    return { page, isAway: visit.status === 503 };
  }

  private async getVariant(
    { key, entry: { value: cached } }: CacheHit,
    variant: Variant,
    site: SiteOrigin,
  ): Promise<FinishedResponse> {
    const ready = cached.forms[variant];
    if (ready) return ready.page;
    const rendered = await this.options.render({ visit: await readCachedVisit(cached) }, variant, site);
    const page = finishResponse(rendered);
    cached.forms[variant] = { page, type: rendered.type };
    this.compressEntry(this.options.cache, key, cached);
    return page;
  }

  private compressEntry(cache: DependencyCache<CachedVisit>, key: CacheKey, cached: CachedVisit): void {
    if (this.compressing.has(cached)) return;
    this.compressing.add(cached);
    void compressInBackground(cached)
      .then(
        () => cache.resize(key, cached),
        (error) => this.options.log.error(error, `Compressing ${cached.source.json.length} bytes of ${key} failed`),
      )
      .finally(() => this.compressing.delete(cached));
  }

  private deleteStale(url: string, site: SiteOrigin): void {
    for (const key of pageCacheKeys(url, site)) {
      const entry = this.options.cache.get(key);
      if (entry?.stale) this.options.cache.delete(key);
    }
  }

  private isUsable(entry: Entry<CachedVisit>): boolean {
    return this.options.cache.isFresh(entry) || entry.retryAt > this.options.now();
  }

  private find(url: string, site: SiteOrigin): CacheHit | undefined {
    for (const [index, key] of pageCacheKeys(url, site).entries()) {
      const entry = this.options.cache.get(key);
      // The entry without a query is valid only for pages that ignore the query.
      if (entry && (index === 0 || !entry.value.paged)) return { key, entry };
    }
    return undefined;
  }
}
