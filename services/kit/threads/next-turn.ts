/** In bytes or characters; values of this size or more are processed in turns of their own. */
export const LARGE = 64_000;

const waiting: (() => void)[] = [];

/** Resumes one caller per iteration of the event loop, so that work on large values does not hold up other requests. */
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
