import { until } from '../../services/kit/testing/until.ts';

/** Waits until a value is as expected, because browsers update shortly after an action. Fails with the last value. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  let mismatch: unknown;
  await until(async () => {
    const seen = await read();
    try {
      // Node.js would compare prototypes too, and those of a response differ from those of a spec, which has its own globals.
      expect(seen).toEqual(expected);
      return true;
    } catch (error) {
      mismatch = error;
      return false;
    }
  }).catch((error: unknown) => {
    throw mismatch ?? error;
  });
}
