import type { Logger } from 'pino';
import type { Visit } from '../../proto/visit.ts';
import type { Place } from '../session/asker.ts';
import type { Loaded } from '../visit/visit-loader.ts';
import { cacheKey, type CacheKey } from './cache-key.ts';
import type { DependentCache, Entry } from './dependent-cache.ts';
import { keptVisit, settle, visitIn, type KeptVisit } from './kept-visit.ts';
import { livePage, type LivePage } from './live-page.ts';
import type { OnceAtATime } from './once-at-a-time.ts';
import { keysOf, type Variant } from './page-key.ts';
import type { ShortQueue } from '../../services/kit/short-queue.ts';

/** What a variant is made of: a document for a browser, or the visit itself for a click in one. */
export interface Made {
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
}

export interface LivePagesOptions {
  cache: DependentCache<KeptVisit>;
  once: OnceAtATime<LivePage>;
  queue: ShortQueue;
  load: (url: string, place: Place) => Promise<Loaded>;
  make: (loaded: { visit: Visit }, variant: Variant, place: Place) => Promise<Made>;
  now: () => number;
  log: Logger;
}

interface Found {
  key: CacheKey;
  entry: Entry<KeptVisit>;
}

/** How long a page that could not be made anew is shown as it is before that is tried again. */
const RETRY_MS = 2000;

/**
 * What visitors see, kept until something it was made from changes, and shown on while the services are away. A visit is read
 * once and kept: whoever asks for it in another form gets that made of what is kept, without anybody being asked.
 */
export class LivePages {
  constructor(private readonly options: LivePagesOptions) {}

  /** A page that can be answered without asking anybody, and without making anything. */
  peek(url: string, variant: Variant, place: Place): LivePage | undefined {
    const found = this.find(url, place);
    return found && this.isShown(found.entry) ? found.entry.value.forms[variant]?.page : undefined;
  }

  async of(url: string, variant: Variant, place: Place): Promise<LivePage> {
    const { cache, once, queue } = this.options;
    const good = this.peek(url, variant, place);
    if (good) return good;
    // A page that was begun before a change is no answer to whoever asks after it.
    const name = cacheKey(variant, place.key, url, cache.begin());
    return once.run(name, () => queue.run(() => this.refresh(url, variant, place)));
  }

  private async refresh(url: string, variant: Variant, place: Place): Promise<LivePage> {
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

  private async make(url: string, variant: Variant, place: Place): Promise<{ page: LivePage; isAway: boolean }> {
    const { cache, load, make } = this.options;
    const begun = cache.begin();
    const { visit, keepable, paged, dependencies } = await load(url, place);
    const made = await make({ visit }, variant, place);
    const page = livePage(made);
    const [key] = keysOf(visit.url, place);
    if (keepable && key) {
      const kept = keptVisit(visit, paged, { [variant]: { page, type: made.type } });
      if (cache.store(key, kept, dependencies, begun)) this.settleAt(key, kept);
    } else if (visit.status !== 200 && visit.status !== 503) {
      this.forget(url, place);
    }
    return { page, isAway: visit.status === 503 };
  }

  /** The form of a kept visit that was asked for, made of the visit when it is the first to ask. */
  private async formOf({ key, entry: { value: kept } }: Found, variant: Variant, place: Place): Promise<LivePage> {
    const ready = kept.forms[variant];
    if (ready) return ready.page;
    const made = await this.options.make({ visit: await visitIn(kept) }, variant, place);
    const page = livePage(made);
    kept.forms[variant] = { page, type: made.type };
    this.settleAt(key, kept);
    return page;
  }

  private settleAt(key: CacheKey, kept: KeptVisit): void {
    const { cache, log } = this.options;
    void settle(kept).then(
      () => cache.resize(key, kept),
      (error) => log.error(error, `${kept.source.json.length} bytes at ${key} could not be compressed`),
    );
  }

  /** Whatever is there now is not what was kept for this address. */
  private forget(url: string, place: Place): void {
    for (const key of keysOf(url, place)) {
      const entry = this.options.cache.get(key);
      if (entry?.stale) this.options.cache.delete(key);
    }
  }

  private isShown(entry: Entry<KeptVisit>): boolean {
    return this.options.cache.isGood(entry) || entry.retryAt > this.options.now();
  }

  private find(url: string, place: Place): Found | undefined {
    for (const [index, key] of keysOf(url, place).entries()) {
      const entry = this.options.cache.get(key);
      // Without its query an address answers only for pages that pay no heed to one.
      if (entry && (index === 0 || !entry.value.paged)) return { key, entry };
    }
    return undefined;
  }
}
