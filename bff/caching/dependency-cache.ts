import { LRUCache } from 'lru-cache';
import type { CacheKey } from './cache-key.ts';

/** `short`: events may have been missed. `none`: the services are unreachable, so stale entries are served. */
export interface EventHealth {
  readonly level: 'full' | 'short' | 'none';
}

export const createEventHealth = (isConnected: () => boolean, isSubscribed: () => boolean): EventHealth => ({
  get level() {
    if (!isConnected()) return 'none';
    return isSubscribed() ? 'full' : 'short';
  },
});

export interface Entry<T> {
  value: T;
  dependencies: ReadonlySet<CacheKey>;
  storedAt: number;
  stale: boolean;
  retryAt: number;
  /** Time at which the value becomes outdated without a change, such as the end of an event. */
  expiresAt: number;
}

interface Bounds {
  maxEntries: number;
  maxBytes: number;
}

interface DependencyCacheOptions<T> extends Bounds {
  sizeOf: (value: T) => number;
  eventHealth: EventHealth;
  now: () => number;
}

export const UNTRUSTED_MS = 2000;
const MAX_RECORDED_CHANGES = 1000;

/** A load that started before an invalidation is stored as stale, because it may have read old data. */
export class DependencyCache<T> {
  private readonly entries: LRUCache<CacheKey, Entry<T>>;
  private readonly keysByDependency = new Map<CacheKey, Set<CacheKey>>();
  private readonly options: DependencyCacheOptions<T>;
  private clock = 0;
  private oldestKnownChange = 0;
  private changes: { at: number; dependency: CacheKey; isPurged: boolean }[] = [];

  constructor(options: DependencyCacheOptions<T>) {
    this.options = options;
    this.entries = new LRUCache<CacheKey, Entry<T>>({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }, key) => Math.max(1, options.sizeOf(value) + key.length),
      dispose: ({ dependencies }, key) => this.unlink(key, dependencies),
    });
  }

  get(key: CacheKey): Entry<T> | undefined {
    return this.entries.get(key);
  }

  isFresh(entry: Entry<T>): boolean {
    if (entry.expiresAt <= this.options.now() && this.options.eventHealth.level !== 'none') return false;
    switch (this.options.eventHealth.level) {
      case 'full':
        return !entry.stale;
      case 'none':
        return true;
      case 'short':
        return !entry.stale && this.options.now() - entry.storedAt < UNTRUSTED_MS;
    }
  }

  /** Unlike a fresh entry, a certain one cannot have missed a change, not even for a short time. */
  isCertain(entry: Entry<T>): boolean {
    return this.options.eventHealth.level === 'full' && this.isFresh(entry);
  }

  /** Call it before the load whose result is passed to `store`. */
  snapshot(): number {
    return this.clock;
  }

  store(key: CacheKey, value: T, dependencies: ReadonlySet<CacheKey>, snapshot: number, expiresAt = Infinity): boolean {
    if (snapshot < this.oldestKnownChange) return false;
    const changes = this.changesSince(snapshot, dependencies);
    const stale = changes.length > 0;
    if (changes.some(({ isPurged }) => isPurged) || (stale && this.entries.peek(key)?.stale === false)) return false;
    return this.put(key, { value, dependencies, storedAt: this.options.now(), stale, retryAt: 0, expiresAt });
  }

  isUnchangedSince(snapshot: number, dependencies: ReadonlySet<CacheKey>): boolean {
    const isKnown = this.options.eventHealth.level === 'full' && snapshot >= this.oldestKnownChange;
    return isKnown && this.changesSince(snapshot, dependencies).length === 0;
  }

  resize(key: CacheKey, value: T): void {
    const entry = this.entries.peek(key);
    if (entry?.value === value) this.put(key, entry);
  }

  purge(dependency: CacheKey): void {
    this.recordChange(dependency, true);
    for (const key of [...(this.keysByDependency.get(dependency) ?? [])]) this.entries.delete(key);
  }

  delete(key: CacheKey): void {
    this.entries.delete(key);
  }

  invalidate(dependency: CacheKey): void {
    this.recordChange(dependency, false);
    for (const key of this.keysByDependency.get(dependency) ?? []) {
      const entry = this.entries.peek(key);
      if (entry) entry.stale = true;
    }
  }

  invalidateAll(): void {
    this.clock += 1;
    this.oldestKnownChange = this.clock;
    this.changes = [];
    for (const entry of this.entries.values()) entry.stale = true;
  }

  get ages(): number[] {
    return [...this.entries.values()].map(({ storedAt }) => this.options.now() - storedAt);
  }

  latest(max: number): T[] {
    return [...this.entries.values()].slice(0, max).map(({ value }) => value);
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
      const keys = this.keysByDependency.get(dependency);
      if (keys) keys.add(key);
      else this.keysByDependency.set(dependency, new Set([key]));
    }
    return true;
  }

  private recordChange(dependency: CacheKey, isPurged: boolean): void {
    this.clock += 1;
    this.changes.push({ at: this.clock, dependency, isPurged });
    if (this.changes.length > MAX_RECORDED_CHANGES) this.oldestKnownChange = this.changes.shift()?.at ?? this.clock;
  }

  private changesSince(begun: number, dependencies: ReadonlySet<CacheKey>) {
    const first = this.changes.findLastIndex(({ at }) => at <= begun) + 1;
    return this.changes.slice(first).filter(({ dependency }) => dependencies.has(dependency));
  }

  private unlink(key: CacheKey, dependencies: ReadonlySet<CacheKey>): void {
    for (const dependency of dependencies) {
      const keys = this.keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByDependency.delete(dependency);
    }
  }
}
