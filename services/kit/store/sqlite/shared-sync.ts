/** Requests during a sync share the next one, because the running one may have missed their writes. */
export class SharedSync {
  readonly #sync: () => Promise<void>;
  #running = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(sync: () => Promise<void>) {
    this.#sync = sync;
  }

  request(): Promise<void> {
    if (this.#next) return this.#next;
    const next = this.#running.then(() => {
      this.#next = null;
      return this.#sync();
    });
    this.#next = next;
    this.#running = next.catch(() => undefined);
    return next;
  }

  async idle(): Promise<void> {
    for (let last; last !== this.#running;) await (last = this.#running);
  }
}
