interface Timer {
  at: number;
  run: () => void;
}

export interface Clock {
  /** Runs the timers of the next milliseconds in their order, and waits for the work that each one starts. */
  advance(ms: number, settle: () => Promise<void>): Promise<void>;
}

/** Replaces the clock of this window, so that time passes only when the walk advances it. */
export function installClock(at: Window & typeof globalThis): Clock {
  const timers = new Map<number, Timer>();
  let now = 0;
  let ids = 0;
  const wait = (run: () => void, ms = 0): number => {
    timers.set(++ids, { at: now + ms, run });
    return ids;
  };
  const timeout = (ms: number): AbortSignal => {
    const controller = new at.AbortController();
    wait(() => controller.abort(new at.DOMException('The request took too long.', 'TimeoutError')), ms);
    return controller.signal;
  };
  Object.assign(at, { setTimeout: wait, clearTimeout: (id: number) => void timers.delete(id) });
  Object.assign(at.AbortSignal, { timeout });
  Object.assign(at.performance, { now: () => now });
  const nextBefore = (end: number) =>
    [...timers].filter(([, timer]) => timer.at <= end).sort(([a, one], [b, other]) => one.at - other.at || a - b)[0];
  return {
    async advance(ms, settle) {
      const end = now + ms;
      for (let next = nextBefore(end); next; next = nextBefore(end)) {
        const [id, timer] = next;
        timers.delete(id);
        now = timer.at;
        timer.run();
        await settle();
      }
      now = end;
    },
  };
}
