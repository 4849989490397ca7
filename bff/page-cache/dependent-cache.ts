import { LRUCache } from 'lru-cache';
import type { Trust } from './trust.ts';

export interface Entry<T> {
  value: T;
  dependencies: ReadonlySet<string>;
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

export interface DependentCacheOptions<T> extends Bounds {
  sizeOf: (value: T) => number;
  trust: Trust;
  now: () => number;
}

/** While events may be missed, an entry is believed this long after it was made. */
export const UNTRUSTED_MS = 2000;
/** Spoilings that are remembered by name; older work than the oldest of them is not stored at all. */
const REMEMBERED = 1000;

/**
 * Values with the names of what they were made from. When one of these changes the values turn stale, and work that began
 * before the change is refused: it may have read what was there before.
 */
export class DependentCache<T> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly users = new Map<string, Set<string>>();
  private readonly options: DependentCacheOptions<T>;
  private clock = 0;
  private forgotten = 0;
  private spoilings: { at: number; dependency: string }[] = [];

  constructor(options: DependentCacheOptions<T>) {
    this.options = options;
    this.entries = new LRUCache<string, Entry<T>>({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }, key) => Math.max(1, options.sizeOf(value) + key.length),
      dispose: ({ dependencies }, key) => this.unlist(key, dependencies),
    });
  }

  get(key: string): Entry<T> | undefined {
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

  /** False when something it was made from has changed since the work began, or it is too big to keep. */
  store(key: string, value: T, dependencies: ReadonlySet<string>, begun: number): boolean {
    if (this.spoiltSince(begun, dependencies)) return false;
    return this.put(key, { value, dependencies, storedAt: this.options.now(), stale: false, retryAt: 0 });
  }

  /** The value that stands there has another size by now; it stays as good as it is. */
  resize(key: string, value: T): void {
    const entry = this.entries.peek(key);
    if (entry?.value === value) this.put(key, entry);
  }

  /** Not to be shown any more, not even when the backend is away. */
  drop(dependency: string): void {
    this.note(dependency);
    for (const key of [...(this.users.get(dependency) ?? [])]) this.entries.delete(key);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  spoil(dependency: string): void {
    this.note(dependency);
    for (const key of this.users.get(dependency) ?? []) {
      const entry = this.entries.peek(key);
      if (entry) entry.stale = true;
    }
  }

  spoilAll(): void {
    this.clock += 1;
    this.forgotten = this.clock;
    this.spoilings = [];
    for (const entry of this.entries.values()) entry.stale = true;
  }

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  private put(key: string, entry: Entry<T>): boolean {
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

  private note(dependency: string): void {
    this.clock += 1;
    this.spoilings.push({ at: this.clock, dependency });
    if (this.spoilings.length > REMEMBERED) this.forgotten = this.spoilings.shift()?.at ?? this.clock;
  }

  private spoiltSince(begun: number, dependencies: ReadonlySet<string>): boolean {
    if (begun < this.forgotten) return true;
    for (let i = this.spoilings.length - 1; i >= 0; i -= 1) {
      const { at, dependency } = this.spoilings[i]!;
      if (at <= begun) return false;
      if (dependencies.has(dependency)) return true;
    }
    return false;
  }

  private unlist(key: string, dependencies: ReadonlySet<string>): void {
    for (const dependency of dependencies) {
      const keys = this.users.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.users.delete(dependency);
    }
  }
}
