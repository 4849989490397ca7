import type { CacheKey } from './cache-key.ts';

export class SingleFlight<T> {
  private readonly pending = new Map<CacheKey, Promise<T>>();

  run(key: CacheKey, load: () => Promise<T>): Promise<T> {
    const running = this.pending.get(key);
    if (running) return running;
    const loading = load().finally(() => this.pending.delete(key));
    this.pending.set(key, loading);
    return loading;
  }
}
