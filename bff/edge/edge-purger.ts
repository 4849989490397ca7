import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { metrics } from '../../services/kit/telemetry/metrics.ts';
import type { CacheKey } from '../caching/cache-key.ts';
import type { Edge } from './edge.ts';
import { EVERYTHING, MANY, toKeys } from './edge-keys.ts';

const MAX_WAITING = 5000;
const REQUEST_MS = 5000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;
const REPEAT_MS = 3000;

interface PurgerParts {
  edge: Pick<Edge, 'purge' | 'maxKeys'>;
  now: () => number;
  log: Logger;
  repeatMs?: number;
}

interface Change {
  purge: readonly CacheKey[];
  invalidate: readonly CacheKey[];
  everything: boolean;
}

/**
 * Each BFF of visitors purges what it has dropped from its own caches. The last purge therefore follows after the last BFF has dropped
 * the old page, without coordination between them.
 */
export class EdgePurger {
  private waiting = new Map<string, { isRepeat: boolean }>();
  private isScheduled = false;
  private last: Promise<void> = Promise.resolve();
  private failingSince: number | null = null;
  private readonly stopObserving: () => void;
  private readonly closing = new AbortController();
  private readonly repeats = new Set<NodeJS.Timeout>();

  constructor(private readonly parts: PurgerParts) {
    this.stopObserving = metrics.edgePurgeAge.observe(() => [
      [this.failingSince === null ? 0 : (parts.now() - this.failingSince) / 1000, {}],
    ]);
  }

  /** Call it after the caches of this BFF have dropped what the change concerns. */
  add({ purge, invalidate, everything }: Change): void {
    if (everything) this.addEverything();
    else if (purge.length + invalidate.length > 0) this.enqueue([MANY, ...toKeys([...purge, ...invalidate])], false);
  }

  addEverything(): void {
    this.enqueue([EVERYTHING], false);
  }

  /** While purges fail, nothing is shared, so that what the edge contains soon expires. */
  get isFailing(): boolean {
    return this.failingSince !== null;
  }

  /** Resolves when everything added until now is purged. */
  settle(): Promise<void> {
    return this.last;
  }

  async close(): Promise<void> {
    this.closing.abort();
    for (const timer of this.repeats) clearTimeout(timer);
    await this.last;
    this.stopObserving();
  }

  private enqueue(keys: readonly string[], isRepeat: boolean): void {
    if (this.closing.signal.aborted) return;
    for (const key of keys) this.waiting.set(key, { isRepeat: isRepeat && this.waiting.get(key)?.isRepeat !== false });
    if (this.waiting.size > MAX_WAITING) this.waiting = new Map([[EVERYTHING, { isRepeat: false }]]);
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.last = this.last.then(() => this.sendWaiting());
  }

  private async sendWaiting(): Promise<void> {
    this.isScheduled = false;
    const { waiting } = this;
    this.waiting = new Map();
    const keys = waiting.has(EVERYTHING) ? [EVERYTHING] : [...waiting.keys()];
    const { maxKeys } = this.parts.edge;
    for (let at = 0; at < keys.length; at += maxKeys) await this.send(keys.slice(at, at + maxKeys));
    this.repeatLater(keys.filter((key) => waiting.get(key)?.isRepeat === false));
  }

  private async send(keys: readonly string[]): Promise<void> {
    const { signal } = this.closing;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        await this.parts.edge.purge(keys, AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]));
        this.failingSince = null;
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.failingSince ??= this.parts.now();
        this.parts.log.warn(error, `A purge of ${keys.length} keys at the edge failed and is repeated`);
        await delay(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** An answer that was on its way to the edge during the purge is stored after it, so a second purge removes it. */
  private repeatLater(keys: readonly string[]): void {
    if (keys.length === 0 || this.closing.signal.aborted) return;
    const timer = setTimeout(() => {
      this.repeats.delete(timer);
      this.enqueue(keys, true);
    }, this.parts.repeatMs ?? REPEAT_MS);
    this.repeats.add(timer);
  }
}
