import { ApiError } from '../../api.ts';
import { Patience, Stopped } from './patience.ts';

const failing = (...errors: Error[]) => {
  const calls = [...errors];
  return async () => {
    const error = calls.shift();
    if (error) throw error;
    return 'done';
  };
};

test('a call is repeated when the connection is back', async () => {
  const pauses: boolean[] = [];
  const patience = new Patience((isPaused) => {
    pauses.push(isPaused);
    if (isPaused) queueMicrotask(() => patience.goOn());
  });
  const lost = [new TypeError('The network failed.'), new ApiError(503, 'Not now')];
  expect(await patience.attempt(failing(...lost))).toBe('done');
  expect(pauses).toEqual([true, false, true, false]);
});

test('a refusal is not repeated', async () => {
  const refused = new ApiError(403, 'Not you');
  await expect(new Patience(() => undefined).attempt(failing(refused))).rejects.toBe(refused);
});

test('nothing is tried after a stop, which also ends a pause', async () => {
  const patience = new Patience((isPaused) => isPaused && queueMicrotask(() => patience.stop()));
  await expect(patience.attempt(failing(new TypeError('The network failed.')))).rejects.toThrow(Stopped);
  await expect(patience.attempt(failing())).rejects.toThrow(Stopped);
});
