import { setTimeout as delay } from 'node:timers/promises';
import { nextTurn } from '../threads/next-turn.ts';

const PING_EVERY_MS = 1000;
const PING_TIMEOUT_MS = 1000;
/** A single late answer is not an outage. */
const FAILURES_OF_AN_OUTAGE = 2;

/** Resolves to `ok` or to the reason why the store does not answer. */
export async function askStore(ping: () => Promise<void>, timeoutMs: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    // An event loop that was blocked reads the answer only after it has run its timers.
    timer = setTimeout(() => void nextTurn().then(() => resolve(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  const answer = ping().then(
    () => 'ok',
    (error: Error) => error.message,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

interface StoreWatchOptions {
  ping: () => Promise<void>;
  onLost(reason: string): void;
  onFound(): void;
}

/** Asks the store of a service every second, and reports an outage within five seconds. */
export class StoreWatch {
  private failures = 0;
  private readonly stopping = new AbortController();
  private running?: Promise<void>;
  private lostAt: number | undefined;

  constructor(private readonly options: StoreWatchOptions) {}

  get isLost(): boolean {
    return this.lostAt !== undefined;
  }

  /** Time since the outage was noticed, in milliseconds; 0 while the store answers. */
  get lostForMs(): number {
    return this.lostAt === undefined ? 0 : performance.now() - this.lostAt;
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      this.record(await askStore(this.options.ping, PING_TIMEOUT_MS));
      await delay(PING_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private record(answer: string): void {
    this.failures = answer === 'ok' ? 0 : this.failures + 1;
    if (this.failures >= FAILURES_OF_AN_OUTAGE && !this.isLost) {
      this.lostAt = performance.now();
      this.options.onLost(answer);
    } else if (this.failures === 0 && this.isLost) {
      this.lostAt = undefined;
      this.options.onFound();
    }
  }
}
