import { LRUCache } from 'lru-cache';
import { cacheKey, type CacheKey } from './cache-key.ts';
import { SingleFlight } from './single-flight.ts';

interface Entry<T> {
  value: T;
  until: number;
}

const MAX_AGE_MS = 60_000;
const RETRY_MS = 1000;

export class TtlCache<T> {
  /** Has a separate capacity, so that names that clients invent cannot evict these entries. */
  private readonly lasting = new LRUCache<CacheKey, Entry<T>>({ max: 20_000 });
  private readonly passing = new LRUCache<CacheKey, Entry<T>>({ max: 1000 });
  private readonly isLasting: (value: T) => boolean;
  private readonly singleFlight = new SingleFlight<T>();
  private changes = 0;
  private purges = 0;

  constructor(
    private readonly now: () => number,
    { isLasting = () => true }: { isLasting?: (value: T) => boolean } = {},
  ) {
    this.isLasting = isLasting;
  }

  getCached(name: CacheKey): T | undefined {
    const entry = this.find(name);
    return entry && entry.until > this.now() ? entry.value : undefined;
  }

  /** Concurrent requests for a name share one load, unless something has changed since it began. */
  async getOrLoad(name: CacheKey, load: () => Promise<T>): Promise<T> {
    const entry = this.find(name);
    if (entry && entry.until > this.now()) return entry.value;
    return this.singleFlight.run(cacheKey(name, this.changes, this.purges), () => this.load(name, load, entry));
  }

  private async load(name: CacheKey, load: () => Promise<T>, entry: Entry<T> | undefined): Promise<T> {
    const { changes, purges } = this;
    try {
      const value = await load();
      if (purges === this.purges)
        this.set(name, { value, until: changes === this.changes ? this.now() + MAX_AGE_MS : 0 });
      return value;
    } catch (error) {
      if (!entry) throw error;
      entry.until = this.now() + RETRY_MS;
      return entry.value;
    }
  }

  expire(): void {
    this.changes += 1;
    for (const entries of [this.lasting, this.passing]) for (const entry of entries.values()) entry.until = 0;
  }

  purge(isAffected: (value: T) => boolean): void {
    this.purges += 1;
    for (const entries of [this.lasting, this.passing])
      for (const [name, { value }] of [...entries.entries()]) if (isAffected(value)) entries.delete(name);
  }

  private find(name: CacheKey): Entry<T> | undefined {
    return this.lasting.get(name) ?? this.passing.get(name);
  }

  private set(name: CacheKey, entry: Entry<T>): void {
    const [entries, others] = this.isLasting(entry.value) ? [this.lasting, this.passing] : [this.passing, this.lasting];
    others.delete(name);
    entries.set(name, entry);
  }
}
