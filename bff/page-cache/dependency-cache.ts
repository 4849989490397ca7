import { LRUCache } from 'lru-cache';
import type { CacheKey } from './cache-key.ts';
import type { EventHealth } from './event-health.ts';

export interface Entry<T> {
  value: T;
  dependencies: ReadonlySet<CacheKey>;
  storedAt: number;
  /** Something it was made from has changed: good only while nothing newer can be had. */
  stale: boolean;
  /** Until then a failed refresh is not tried again. */
  retryAt: number;
}

export interface Bounds {
  maxEntries: number;
  maxBytes: number;
}

export interface DependencyCacheOptions<T> extends Bounds {
  sizeOf: (value: T) => number;
  trust: EventHealth;
  now: () => number;
}

/** While events may be missed, an entry is believed this long after it was made. */
export const UNTRUSTED_MS = 2000;
/** Changes that are remembered by name; older work than the oldest of them is not stored at all. */
const MAX_RECORDED_CHANGES = 1000;

/**
 * Values with the names of what they were made from. When one of these changes the values turn stale, and so is from the first
 * what began to be made before the change: it may have read what was there before.
 */
export class DependencyCache<T> {
  private readonly entries: LRUCache<CacheKey, Entry<T>>;
  private readonly users = new Map<CacheKey, Set<CacheKey>>();
  private readonly options: DependencyCacheOptions<T>;
  private clock = 0;
  private forgotten = 0;
  private changes: { at: number; dependency: CacheKey; isDropped: boolean }[] = [];

  constructor(options: DependencyCacheOptions<T>) {
    this.options = options;
    this.entries = new LRUCache<CacheKey, Entry<T>>({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }, key) => Math.max(1, options.sizeOf(value) + key.length),
      dispose: ({ dependencies }, key) => this.unlist(key, dependencies),
    });
  }

  get(key: CacheKey): Entry<T> | undefined {
    return this.entries.get(key);
  }

  /** Whether it may be answered without asking anybody. */
  isGood(entry: Entry<T>): boolean {
    switch (this.options.trust.level) {
      case 'full':
        return !entry.stale;
      case 'none':
        return true;
      case 'short':
        return !entry.stale && this.options.now() - entry.storedAt < UNTRUSTED_MS;
    }
  }

  /** Marks the beginning of work whose result is to be stored. */
  begin(): number {
    return this.clock;
  }

  /**
   * False when it is not kept: it is too big, must not be shown any more since the work began, or nobody knows what has changed.
   * One that is stale already never takes the place of a good one.
   */
  store(key: CacheKey, value: T, dependencies: ReadonlySet<CacheKey>, begun: number): boolean {
    if (begun < this.forgotten) return false;
    const changes = this.changesSince(begun, dependencies);
    const stale = changes.length > 0;
    if (changes.some(({ isDropped }) => isDropped) || (stale && this.entries.peek(key)?.stale === false)) return false;
    return this.put(key, { value, dependencies, storedAt: this.options.now(), stale, retryAt: 0 });
  }

  /** The value that stands there has another size by now; it stays as good as it is. */
  resize(key: CacheKey, value: T): void {
    const entry = this.entries.peek(key);
    if (entry?.value === value) this.put(key, entry);
  }

  /** Not to be shown any more, not even when the backend is away. */
  drop(dependency: CacheKey): void {
    this.note(dependency, true);
    for (const key of [...(this.users.get(dependency) ?? [])]) this.entries.delete(key);
  }

  delete(key: CacheKey): void {
    this.entries.delete(key);
  }

  spoil(dependency: CacheKey): void {
    this.note(dependency, false);
    for (const key of this.users.get(dependency) ?? []) {
      const entry = this.entries.peek(key);
      if (entry) entry.stale = true;
    }
  }

  spoilAll(): void {
    this.clock += 1;
    this.forgotten = this.clock;
    this.changes = [];
    for (const entry of this.entries.values()) entry.stale = true;
  }

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  private put(key: CacheKey, entry: Entry<T>): boolean {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (!this.entries.has(key)) return false;
    for (const dependency of entry.dependencies) {
      const keys = this.users.get(dependency);
      if (keys) keys.add(key);
      else this.users.set(dependency, new Set([key]));
    }
    return true;
  }

  private note(dependency: CacheKey, isDropped: boolean): void {
    this.clock += 1;
    this.changes.push({ at: this.clock, dependency, isDropped });
    if (this.changes.length > MAX_RECORDED_CHANGES) this.forgotten = this.changes.shift()?.at ?? this.clock;
  }

  private changesSince(begun: number, dependencies: ReadonlySet<CacheKey>) {
    const first = this.changes.findLastIndex(({ at }) => at <= begun) + 1;
    return this.changes.slice(first).filter(({ dependency }) => dependencies.has(dependency));
  }

  private unlist(key: CacheKey, dependencies: ReadonlySet<CacheKey>): void {
    for (const dependency of dependencies) {
      const keys = this.users.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.users.delete(dependency);
    }
  }
}
