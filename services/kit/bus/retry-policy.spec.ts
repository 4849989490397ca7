import { defaultRetryPolicy } from './retry-policy.ts';

test('a failing message is tried 8 times, with delays from 0.2 s to 30 s', () => {
  const rests = Array.from({ length: defaultRetryPolicy.maxAttempts - 1 }, (_, index) =>
    defaultRetryPolicy.delayMs(index + 1),
  );
  expect(rests).toEqual([200, 600, 1800, 5400, 16_200, 30_000, 30_000]);
});
