import { SerialQueue } from './serial-queue.ts';

describe('tasks with one key', () => {
  test('run in the order of their requests, even after a failure', async () => {
    const inTurn = new SerialQueue();
    const done: string[] = [];
    let open!: () => void;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const first = inTurn.run('a', async () => {
      await gate;
      done.push('first');
      throw new Error('failed');
    });
    const second = inTurn.run('a', async () => void done.push('second'));
    await inTurn.run('b', async () => void done.push('other'));
    open();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });
});
