/** Bytes or characters from which a value is processed in turns of its own. */
export const LARGE = 64_000;

const waiting: (() => void)[] = [];

/**
 * Continues in a later iteration of the event loop, one caller in each: work on large values is interleaved with timers and with the
 * requests of others.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(release);
  });
}

function release(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(release);
}
