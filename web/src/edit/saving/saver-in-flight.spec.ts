import { jest } from '@jest/globals';
import { IDLE_DELAY_MS } from '../core/idle-delay.ts';
import { at, page, pass, refuse, world } from './testing/saver-world.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a newer page loaded during a save', () => {
  test.each(['adopted', 'synced'])('does not lose the undo of what is being saved if it is %s', async (how) => {
    const { type, next, theyHave, saver, session, sent } = world();
    let respond!: () => void;
    const responds = new Promise<void>((resolve) => (respond = resolve));
    next(async () => {
      await responds;
      theyHave({ revision: 3, title: 'Hey' });
      return { revision: 3, updatedAt: at, theirs: [] };
    });
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    type('title', 'Home');
    theyHave({ revision: 2, published: true });
    if (how === 'adopted') saver.adopt({ ...page, revision: 2, published: true });
    else await saver.syncWithServer();
    respond();
    await pass(IDLE_DELAY_MS);
    expect(sent.at(-1)).toMatchObject({ base: 3, operations: [{ from: 'Hey', to: 'Home' }] });
    expect(session().draft).toMatchObject({ title: 'Home', published: true });
  });

  test('is not mixed with its response', async () => {
    const { type, next, theyHave, saver, session, status } = world();
    let taking: Promise<boolean> | undefined;
    next((batch) => {
      theyHave({ revision: batch.base + 2, title: 'Hey', author: 'Bob' });
      taking = saver.syncWithServer();
      return { revision: batch.base + 1, updatedAt: at, theirs: [] };
    });
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS * 2);
    await taking;
    expect(session().stored).toMatchObject({ revision: 3, title: 'Hey', author: 'Bob' });
    expect(session().pending).toEqual([]);
    expect(status()).toMatchObject({ kind: 'saved' });
  });

  test('is not mistaken for a page that no one has changed, if the save conflicts', async () => {
    const { type, next, theyHave, saver, session, sent } = world();
    let taking: Promise<boolean> | undefined;
    let respond!: () => void;
    const responds = new Promise<void>((resolve) => (respond = resolve));
    next(async () => {
      theyHave({ revision: 5, author: 'Bob' });
      taking = saver.syncWithServer();
      await responds;
      return refuse(409)();
    });
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(await taking).toBe(true);
    respond();
    await pass(IDLE_DELAY_MS);
    expect(sent.at(-1)).toMatchObject({ base: 5, operations: [{ path: ['title'], to: 'Hey' }] });
    expect(session()).toMatchObject({ stored: { revision: 6, title: 'Hey', author: 'Bob' }, pending: [] });
  });
});

describe('a saver that was stopped', () => {
  test('does not write a page that it requested before', async () => {
    const { saver, type, theyHave, session } = world();
    type('title', 'Hey');
    theyHave({ revision: 5, author: 'Bob' });
    const syncing = saver.syncWithServer();
    saver.stop();
    expect(await syncing).toBe(false);
    expect(session()).toMatchObject({ stored: { revision: 1 }, pending: [{ to: 'Hey' }] });
  });

  test('does not write the response to a batch that it sent before', async () => {
    const { saver, type, session } = world();
    type('title', 'Hey');
    const saving = saver.flush().catch(() => undefined);
    saver.stop();
    await pass(IDLE_DELAY_MS);
    await saving;
    expect(session()).toMatchObject({ stored: { revision: 1 }, sending: { changeId: 'c1' } });
  });
});
