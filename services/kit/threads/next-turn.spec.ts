import { LARGE, nextTurn, pauseFor } from './next-turn.ts';

test('callers continue in order, each in an iteration of the event loop of its own', async () => {
  const log: string[] = [];
  const iterations = (async () => {
    for (let count = 0; count < 4; count++) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('iteration');
    }
  })();
  const work = async (name: string) => {
    await nextTurn();
    log.push(name);
  };
  await Promise.all([work('first'), work('second'), work('third'), iterations]);
  expect(log.join(' ')).toBe('iteration first iteration second iteration third iteration');
});

test.each([
  ['a small value', { text: 'short', items: [1, true, null] }, 0],
  ['a long text', { text: 'x'.repeat(LARGE) }, 1],
  ['many short texts', Array.from({ length: LARGE / 10 }, () => ({ text: '0123456789' })), 1],
  ['many numbers', Array.from({ length: LARGE }, (_, n) => n), 1],
])('work on %s ends the turn of the event loop only if the value is large', async (_name, value, turns) => {
  let passed = 0;
  const immediate = setImmediate(() => (passed += 1));
  await pauseFor(value)();
  clearImmediate(immediate);
  expect(passed).toBe(turns);
});
