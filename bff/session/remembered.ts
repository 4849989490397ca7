import { LRUCache } from 'lru-cache';
import type { CacheKey } from '../page-cache/cache-key.ts';

interface Entry<T> {
  value: T;
  until: number;
}

const MAX_AGE_MS = 60_000;
const RETRY_MS = 1000;

/** Answers that are believed for a minute, or until something changes; while nobody can be asked, what was known before. */
export class Remembered<T> {
  private readonly entries = new LRUCache<CacheKey, Entry<T>>({ max: 1000 });
  private changes = 0;

  constructor(private readonly now: () => number) {}

  /** Answers at once, or not at all. */
  peek(name: CacheKey): T | undefined {
    const known = this.entries.get(name);
    return known && known.until > this.now() ? known.value : undefined;
  }

  async of(name: CacheKey, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(name);
    if (known && known.until > this.now()) return known.value;
    const { changes } = this;
    try {
      const value = await ask();
      this.entries.set(name, { value, until: changes === this.changes ? this.now() + MAX_AGE_MS : 0 });
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
    for (const known of this.entries.values()) known.until = 0;
  }
}
