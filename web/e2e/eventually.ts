import { isDeepStrictEqual } from 'node:util';
import { until } from '../../services/kit/testing/until.ts';

/** Waits until a value is as expected, because browsers update shortly after an action; fails with the last value. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  let seen: T | undefined;
  await until(async () => isDeepStrictEqual((seen = await read()), expected)).catch(() => undefined);
  expect(seen).toEqual(expected);
}
