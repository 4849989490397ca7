import { defaultRetryPolicy } from './retry-policy.ts';

test('a message that fails is tried 8 times, after 0.2 s at first and 30 s at most', () => {
  const rests = Array.from({ length: defaultRetryPolicy.maxAttempts - 1 }, (_, index) =>
    defaultRetryPolicy.delayMs(index + 1),
  );
  expect(rests).toEqual([200, 600, 1800, 5400, 16_200, 30_000, 30_000]);
});
