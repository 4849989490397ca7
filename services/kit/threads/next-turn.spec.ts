import { nextTurn } from './next-turn.ts';

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
