import { defaultRetryPolicy, DocumentBackoff } from './retries.ts';

test('a failing message is tried 8 times, with delays from 0.2 s to 30 s', () => {
  const rests = Array.from({ length: defaultRetryPolicy.maxAttempts - 1 }, (_, index) =>
    defaultRetryPolicy.delayMs(index + 1),
  );
  expect(rests).toEqual([200, 600, 1800, 5400, 16_200, 30_000, 30_000]);
});

describe('while an event of a document is retried', () => {
  test('later events of the document wait, but not the event itself', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    expect(holds.waitFor('a', 6)).toBeGreaterThan(500);
    expect(holds.waitFor('a', 5)).toBe(0);
  });

  test('events of other documents do not wait', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    expect(holds.waitFor('b', 6)).toBe(0);
  });

  test('nothing waits after it has been handled', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    holds.release('a', 5);
    expect(holds.waitFor('a', 6)).toBe(0);
  });

  test('waiting ends eventually, in case another replica has handled it', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, -1000);
    expect(holds.waitFor('a', 6)).toBe(0);
  });
});
