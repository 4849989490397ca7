/** In bytes or characters; work on values of this size or more is split over several turns of the event loop. */
export const LARGE = 64_000;

const waiting: (() => void)[] = [];

/** Resumes one caller per iteration of the event loop, so that work on large values does not hold up other requests. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(release);
  });
}

/**
 * Returns a function to await between steps of work on a value: it continues at once if the value is small, otherwise in another
 * iteration of the event loop.
 */
export const pauseFor = (value: unknown): (() => Promise<void> | undefined) =>
  isLarge(value) ? nextTurn : () => undefined;

/** Stops counting at the limit, so it is cheap for values of any size. */
const isLarge = (value: unknown): boolean => subtractCharacters(LARGE, value) <= 0;

function subtractCharacters(limit: number, value: unknown): number {
  if (typeof value === 'string') return limit - value.length;
  if (typeof value !== 'object' || value === null) return limit - 1;
  let left = limit;
  for (const inner of Object.values(value)) {
    left = subtractCharacters(left, inner);
    if (left <= 0) break;
  }
  return left;
}

function release(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(release);
}
