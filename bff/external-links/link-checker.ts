import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { LinkVerdict } from '../../proto/link-verdicts.ts';
import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { type CacheKey, cacheKey } from '../caching/cache-key.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { checkLink, unknown } from './check-link.ts';
import type { LinkNetwork } from './link-network.ts';

/** Checks that take longer than `answerMs` continue until `linkMs` and fill the cache. */
const LIMITS = { answerMs: 4000, linkMs: 5000 };
const MAX_CACHED = 5000;
const MINUTE_MS = 60_000;
const CACHED_MS = { ok: 30 * MINUTE_MS, dead: 2 * MINUTE_MS, unknown: MINUTE_MS };

export class LinkChecker {
  private readonly cache = new LRUCache<CacheKey, LinkVerdict>({ max: MAX_CACHED });
  private readonly running = new SingleFlight<LinkVerdict>();
  private readonly queue = new BoundedQueue({ atOnce: 20, waiting: 500 });

  constructor(
    private readonly network: LinkNetwork | null,
    private readonly limits: typeof LIMITS = LIMITS,
  ) {}

  async check(addresses: readonly string[]): Promise<LinkVerdict[]> {
    const answered = new AbortController();
    const late = setTimeout(this.limits.answerMs, unknown, { signal: answered.signal }).catch(() => unknown);
    const verdicts = await Promise.all(addresses.map((address) => Promise.race([this.verdictOf(address), late])));
    answered.abort();
    return verdicts;
  }

  private async verdictOf(address: string): Promise<LinkVerdict> {
    const { network } = this;
    if (!network) return unknown;
    const key = cacheKey(address.replace(/#.*/s, ''));
    const cached = this.cache.get(key);
    if (cached) return cached;
    const run = () => this.queue.run(() => checkLink(address, network, AbortSignal.timeout(this.limits.linkMs)));
    try {
      const verdict = await this.running.run(key, run);
      this.cache.set(key, verdict, { ttl: CACHED_MS[verdict.verdict] });
      return verdict;
    } catch {
      // The queue rejects checks when it is full.
      return unknown;
    }
  }
}
