import { ApiError } from '../../api.ts';

const WAIT_MS = 2000;
const UNAVAILABLE = 503;
const TOO_MANY = 429;

export class Stopped extends Error {}

/** Repeats calls while the site cannot be reached. */
export class Patience {
  isStopped = false;
  private wake: () => void = () => undefined;
  private waiting = 0;

  constructor(private readonly onPause: (isPaused: boolean) => void) {}

  stop(): void {
    this.isStopped = true;
    this.wake();
  }

  /** Repeats waiting calls immediately. */
  goOn(): void {
    this.wake();
  }

  /** `call` must not do harm if it is repeated. */
  async attempt<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      if (this.isStopped) throw new Stopped();
      try {
        return await call();
      } catch (error) {
        const waitMs = waitAfter(error);
        if (waitMs === null || this.isStopped) throw error;
        this.onPause((this.waiting += 1) > 0);
        await this.wait(waitMs);
        this.onPause((this.waiting -= 1) > 0);
      }
    }
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const before = this.wake;
      this.wake = () => {
        before();
        resolve();
      };
      setTimeout(resolve, milliseconds);
    });
  }
}

/** Returns null for an answer that would be the same again. */
function waitAfter(error: unknown): number | null {
  if (!(error instanceof ApiError)) return WAIT_MS;
  if (error.status === UNAVAILABLE) return WAIT_MS;
  if (error.status !== TOO_MANY) return null;
  const { retryAfterSeconds = 60 } = (error.details ?? {}) as { retryAfterSeconds?: number };
  return retryAfterSeconds * 1000;
}
