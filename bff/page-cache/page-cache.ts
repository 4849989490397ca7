import type { Logger } from 'pino';
import type { Visit } from '../../proto/visit.ts';
import type { SiteOrigin } from '../session/request-context.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';
import { cacheKey, type CacheKey } from './cache-key.ts';
import type { DependencyCache, Entry } from './dependency-cache.ts';
import { createCachedVisit, compressInBackground, readCachedVisit, type CachedVisit } from './cached-visit.ts';
import { livePage, type LivePage } from './live-page.ts';
import type { SingleFlight } from './single-flight.ts';
import { pageCacheKeys, type Variant } from './page-cache-keys.ts';
import type { BoundedQueue } from '../../services/kit/bounded-queue.ts';

/** What a variant is made of: a document for a browser, or the visit itself for a click in one. */
export interface RenderedResponse {
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
}

export interface PageCacheOptions {
  cache: DependencyCache<CachedVisit>;
  once: SingleFlight<LivePage>;
  queue: BoundedQueue;
  load: (url: string, place: SiteOrigin) => Promise<LoadedVisit>;
  make: (loaded: { visit: Visit }, variant: Variant, place: SiteOrigin) => Promise<RenderedResponse>;
  now: () => number;
  log: Logger;
}

interface CacheHit {
  key: CacheKey;
  entry: Entry<CachedVisit>;
}

/** How long a page that could not be made anew is shown as it is before that is tried again. */
const RETRY_MS = 2000;

/**
 * What visitors see, kept until something it was made from changes, and shown on while the services are away. A visit is read
 * once and kept: whoever asks for it in another form gets that made of what is kept, without anybody being asked.
 */
export class PageCache {
  constructor(private readonly options: PageCacheOptions) {}

  /** A page that can be answered without asking anybody, and without making anything. */
  peek(url: string, variant: Variant, place: SiteOrigin): LivePage | undefined {
    const found = this.find(url, place);
    return found && this.isShown(found.entry) ? found.entry.value.forms[variant]?.page : undefined;
  }

  async of(url: string, variant: Variant, place: SiteOrigin): Promise<LivePage> {
    const { cache, once, queue } = this.options;
    const good = this.peek(url, variant, place);
    if (good) return good;
    // A page that was begun before a change is no answer to whoever asks after it.
    const name = cacheKey(variant, place.key, url, cache.begin());
    return once.run(name, () => queue.run(() => this.refresh(url, variant, place)));
  }

  private async refresh(url: string, variant: Variant, place: SiteOrigin): Promise<LivePage> {
    const old = this.find(url, place);
    if (old && this.isShown(old.entry)) return this.formOf(old, variant, place);
    try {
      const { page, isAway } = await this.make(url, variant, place);
      if (!isAway || !old) return page;
    } catch (error) {
      if (!old) throw error;
      this.options.log.error(error, `${url} could not be made anew; what was there before is shown`);
    }
    old.entry.retryAt = this.options.now() + RETRY_MS;
    return this.formOf(old, variant, place);
  }

  private async make(url: string, variant: Variant, place: SiteOrigin): Promise<{ page: LivePage; isAway: boolean }> {
    const { cache, load, make } = this.options;
    const begun = cache.begin();
    const { visit, keepable, paged, dependencies } = await load(url, place);
    const made = await make({ visit }, variant, place);
    const page = livePage(made);
    const [key] = pageCacheKeys(visit.url, place);
    if (keepable && key) {
      const kept = createCachedVisit(visit, paged, { [variant]: { page, type: made.type } });
      if (cache.store(key, kept, dependencies, begun)) this.settleAt(key, kept);
    } else if (visit.status !== 200 && visit.status !== 503) {
      this.forget(url, place);
    }
    return { page, isAway: visit.status === 503 };
  }

  /** The form of a kept visit that was asked for, made of the visit when it is the first to ask. */
  private async formOf(
    { key, entry: { value: kept } }: CacheHit,
    variant: Variant,
    place: SiteOrigin,
  ): Promise<LivePage> {
    const ready = kept.forms[variant];
    if (ready) return ready.page;
    const made = await this.options.make({ visit: await readCachedVisit(kept) }, variant, place);
    const page = livePage(made);
    kept.forms[variant] = { page, type: made.type };
    this.settleAt(key, kept);
    return page;
  }

  private settleAt(key: CacheKey, kept: CachedVisit): void {
    const { cache, log } = this.options;
    void compressInBackground(kept).then(
      () => cache.resize(key, kept),
      (error) => log.error(error, `${kept.source.json.length} bytes at ${key} could not be compressed`),
    );
  }

  /** Whatever is there now is not what was kept for this address. */
  private forget(url: string, place: SiteOrigin): void {
    for (const key of pageCacheKeys(url, place)) {
      const entry = this.options.cache.get(key);
      if (entry?.stale) this.options.cache.delete(key);
    }
  }

  private isShown(entry: Entry<CachedVisit>): boolean {
    return this.options.cache.isGood(entry) || entry.retryAt > this.options.now();
  }

  private find(url: string, place: SiteOrigin): CacheHit | undefined {
    for (const [index, key] of pageCacheKeys(url, place).entries()) {
      const entry = this.options.cache.get(key);
      // Without its query an address answers only for pages that pay no heed to one.
      if (entry && (index === 0 || !entry.value.paged)) return { key, entry };
    }
    return undefined;
  }
}
