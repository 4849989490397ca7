import type { CacheKey } from './cache-key.ts';

/** Whoever asks for the same key while an answer is being made waits for that answer. */
export class SingleFlight<T> {
  private readonly underway = new Map<CacheKey, Promise<T>>();

  run(key: CacheKey, make: () => Promise<T>): Promise<T> {
    const running = this.underway.get(key);
    if (running) return running;
    const made = make().finally(() => this.underway.delete(key));
    this.underway.set(key, made);
    return made;
  }
}
