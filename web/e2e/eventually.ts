import { isDeepStrictEqual } from 'node:util';
import { until } from '../../services/kit/testing/until.ts';

/** What a browser shows follows what is done to it by a moment: waits for it, and says what it is instead when it does not come. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  let seen: T | undefined;
  await until(async () => isDeepStrictEqual((seen = await read()), expected)).catch(() => undefined);
  expect(seen).toEqual(expected);
}
