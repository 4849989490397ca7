import { performance } from 'node:perf_hooks';
import { watchPauses } from './longest-pauses.mjs';

const block = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test('a pause is reported once, even if it ends during the report', async () => {
  const pauses = watchPauses();
  block(100);
  expect(pauses.take()).toBeGreaterThanOrEqual(90);
  block(1000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pauses.take()).toBeGreaterThanOrEqual(990);
  expect(pauses.take()).toBeLessThan(990);
});
