import { LRUCache } from 'lru-cache';
import type { CacheKey } from '../page-cache/cache-key.ts';

interface Entry<T> {
  value: T;
  until: number;
}

const MAX_AGE_MS = 60_000;
const RETRY_MS = 1000;

/** Answers that are believed for a minute, or until something changes; while nobody can be asked, what was known before. */
export class TtlCache<T> {
  /** Entries that can not be made up by a client, apart from those that can. */
  private readonly lasting = new LRUCache<CacheKey, Entry<T>>({ max: 20_000 });
  private readonly passing = new LRUCache<CacheKey, Entry<T>>({ max: 1000 });
  private readonly isLasting: (value: T) => boolean;
  private changes = 0;
  private corrections = 0;

  constructor(
    private readonly now: () => number,
    { isLasting = () => true }: { isLasting?: (value: T) => boolean } = {},
  ) {
    this.isLasting = isLasting;
  }

  /** Answers at once, or not at all. */
  peek(name: CacheKey): T | undefined {
    const known = this.known(name);
    return known && known.until > this.now() ? known.value : undefined;
  }

  async of(name: CacheKey, ask: () => Promise<T>): Promise<T> {
    const known = this.known(name);
    if (known && known.until > this.now()) return known.value;
    const { changes, corrections } = this;
    try {
      const value = await ask();
      if (corrections === this.corrections)
        this.set(name, { value, until: changes === this.changes ? this.now() + MAX_AGE_MS : 0 });
      return value;
    } catch (error) {
      if (!known) throw error;
      known.until = this.now() + RETRY_MS;
      return known.value;
    }
  }

  /** Everybody is asked again, and what is known now stands in only while nobody answers. */
  expire(): void {
    this.changes += 1;
    for (const entries of [this.lasting, this.passing]) for (const known of entries.values()) known.until = 0;
  }

  /** An invalidated entry is not used even during an outage. */
  forget(isWrong: (value: T) => boolean): void {
    this.corrections += 1;
    for (const entries of [this.lasting, this.passing])
      for (const [name, { value }] of [...entries.entries()]) if (isWrong(value)) entries.delete(name);
  }

  private known(name: CacheKey): Entry<T> | undefined {
    return this.lasting.get(name) ?? this.passing.get(name);
  }

  private set(name: CacheKey, entry: Entry<T>): void {
    const [entries, others] = this.isLasting(entry.value) ? [this.lasting, this.passing] : [this.passing, this.lasting];
    others.delete(name);
    entries.set(name, entry);
  }
}
