import { jest } from '@jest/globals';
import { IDLE_DELAY_MS } from '../core/idle-delay.ts';
import { MAX_DELAY_MS } from './saver.ts';
import { at, lose, pass, refuse, world } from './testing/saver-world.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('input', () => {
  test('is sent after a pause, as one operation on the revision it started from', async () => {
    const { type, sent, status } = world();
    for (const text of ['H', 'He', 'Hey']) type('title', text);
    await pass(IDLE_DELAY_MS - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([
      { base: 1, changeId: 'c1', operations: [{ op: 'set', path: ['title'], from: 'Home', to: 'Hey' }] },
    ]);
    expect(status()).toEqual({ kind: 'saved', at });
  });

  test('is sent at intervals while typing continues', async () => {
    const { type, sent } = world();
    for (let passed = 0; passed <= MAX_DELAY_MS; passed += 500) {
      type('title', `text ${passed}`);
      await pass(500);
    }
    expect(sent.length).toBe(1);
  });

  test('during a save follows in the next one, on the new revision', async () => {
    const { type, sent, next } = world();
    next((batch) => {
      type('author', 'Ann');
      return { revision: batch.base + 1, updatedAt: at, theirs: [] };
    });
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS * 2);
    expect(sent.map(({ base, changeId }) => [base, changeId])).toEqual([
      [1, 'c1'],
      [2, 'c2'],
    ]);
  });
});

describe('a save that cannot reach the server', () => {
  test('is retried with the same change id and growing delays', async () => {
    const { type, sent, next, status, session } = world();
    [lose, refuse(503), refuse(500)].forEach(next);
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(status()).toMatchObject({ kind: 'failing', message: expect.stringContaining('not answering') });
    await pass(1000);
    expect(sent).toHaveLength(2);
    await pass(1999);
    expect(sent).toHaveLength(2);
    await pass(1 + 4000);
    expect(new Set(sent.map(({ changeId }) => changeId))).toEqual(new Set(['c1']));
    expect(sent).toHaveLength(4);
    expect(session().stored.title).toBe('Hey');
  });

  test('reports that the editor is offline, and continues when the network is back', async () => {
    const { type, next, status, saver, goOffline } = world();
    goOffline(true);
    next(lose);
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(status()).toEqual({ kind: 'offline' });
    goOffline(false);
    saver.resume();
    await pass(0);
    expect(status()).toEqual({ kind: 'saved', at });
  });
});

describe('a page that is merged after the server could not be reached', () => {
  test('is saved', async () => {
    const { type, next, status, saver, session, theyHave, loseNextLoad } = world();
    loseNextLoad();
    next(refuse(409));
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(status()).toMatchObject({ kind: 'failing' });
    theyHave({ revision: 5, author: 'Bob' });
    await saver.syncWithServer();
    await pass(60_000);
    expect(session().stored).toMatchObject({ title: 'Hey', author: 'Bob' });
  });
});

describe('an expired session', () => {
  test('keeps everything, and sends it after the next sign-in', async () => {
    const { type, next, status, saver, sent } = world();
    next(refuse(401));
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(status()).toEqual({ kind: 'signed-out' });
    type('author', 'Ann');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    saver.resume();
    await pass(0);
    expect(sent.map(({ changeId }) => changeId)).toEqual(['c1', 'c1', 'c2']);
  });
});

describe('a refused save', () => {
  test('gives the reason and keeps the edits, which are sent with the next one', async () => {
    const { type, next, status, sent } = world();
    next(refuse(400, 'The title is too long.'));
    type('title', 'Long');
    await pass(IDLE_DELAY_MS);
    expect(status()).toEqual({ kind: 'refused', message: 'The title is too long.' });
    type('title', 'Short');
    await pass(IDLE_DELAY_MS);
    expect(sent.at(-1)!.operations).toEqual([{ op: 'set', path: ['title'], from: 'Home', to: 'Short' }]);
  });
});

describe('a page that someone else has changed', () => {
  const inConflict = async () => {
    const all = world();
    all.theyHave({ revision: 5, title: 'Theirs' });
    all.next(refuse(409));
    all.type('title', 'Mine');
    all.type('author', 'Me');
    await pass(IDLE_DELAY_MS);
    return all;
  };

  test('is saved when all conflicts are decided, including later ones', async () => {
    const { saver, decide, theyHave, conflicts, session, status } = await inConflict();
    theyHave({ revision: 6, author: 'Bob' });
    expect(await saver.syncWithServer(decide('mine'))).toBe(false);
    expect(conflicts().map(({ path }) => path)).toEqual([['author']]);
    expect(await saver.syncWithServer(decide('theirs'))).toBe(true);
    await pass(0);
    expect(session().stored).toMatchObject({ title: 'Mine', author: 'Bob' });
    expect(status()).toMatchObject({ kind: 'saved' });
  });

  test('is shown again if it has changed again since', async () => {
    const { saver, decide, theyHave, conflicts, session, sent } = await inConflict();
    theyHave({ revision: 6, title: 'Theirs, and more' });
    expect(await saver.syncWithServer(decide('mine'))).toBe(false);
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(conflicts()).toMatchObject([{ theirs: 'Theirs, and more', mine: 'Mine' }]);
    expect(await saver.syncWithServer(decide('mine'))).toBe(true);
    await pass(0);
    expect(session().stored).toMatchObject({ title: 'Mine', author: 'Me' });
  });

  test('is shown again if an earlier decision is outdated when the last one is made', async () => {
    const { saver, decide, theyHave, conflicts } = await inConflict();
    theyHave({ revision: 6, author: 'Bob' });
    await saver.syncWithServer(decide('mine'));
    theyHave({ revision: 7, title: 'Theirs, and more' });
    expect(await saver.syncWithServer(decide('mine'))).toBe(false);
    expect(conflicts()).toMatchObject([{ path: ['title'], theirs: 'Theirs, and more' }]);
    expect(await saver.syncWithServer(decide('mine'))).toBe(true);
  });

  test('keeps a decision that could not be saved while the server was unavailable', async () => {
    const { saver, decide, loseNextLoad, session } = await inConflict();
    loseNextLoad();
    await expect(saver.syncWithServer(decide('mine'))).rejects.toThrow();
    expect(await saver.syncWithServer()).toBe(true);
    expect(session().draft.title).toBe('Mine');
  });

  test('is merged if they changed something else', async () => {
    const { type, next, session, theyHave, sent } = world();
    theyHave({ revision: 5, author: 'Bob' });
    next(refuse(409));
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(session().draft).toMatchObject({ title: 'Hey', author: 'Bob' });
    expect(sent.at(-1)!.base).toBe(5);
  });

  test('is not overwritten: both values wait for a choice', async () => {
    const { type, next, status, theyHave, conflicts, decide, saver, session, sent } = world();
    theyHave({ revision: 5, title: 'Theirs' });
    next(refuse(409));
    type('title', 'Mine');
    await pass(IDLE_DELAY_MS);
    expect(status()).toEqual({ kind: 'conflict' });
    expect(conflicts()).toEqual([{ path: ['title'], base: 'Home', theirs: 'Theirs', mine: 'Mine', by: 'Bob' }]);
    await pass(60_000);
    expect(sent).toHaveLength(1);
    await saver.syncWithServer(decide('mine'));
    await pass(0);
    expect(sent.at(-1)).toMatchObject({
      base: 5,
      operations: [{ op: 'set', path: ['title'], from: 'Theirs', to: 'Mine' }],
    });
    expect(session().stored.title).toBe('Mine');
  });
});

describe('a save that is refused although no one else has changed the page', () => {
  test('gives the reason and is not repeated', async () => {
    const { type, next, status, sent, session } = world();
    next(refuse(409, 'There is no item k9 any more.'));
    type('title', 'Hey');
    await pass(60_000);
    expect(status()).toEqual({ kind: 'refused', message: 'There is no item k9 any more.' });
    expect(sent).toHaveLength(1);
    expect(session().draft.title).toBe('Hey');
  });
});

describe('a save that conflicts after the session has ended', () => {
  test('asks for a new session, because visitors get an older page', async () => {
    const { type, next, status, signOut, session, theyHave } = world();
    signOut();
    theyHave({ revision: 0, title: 'Live' });
    next(refuse(409));
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(status()).toEqual({ kind: 'signed-out' });
    expect(session().draft.title).toBe('Hey');
  });
});

describe('a page deleted by someone else', () => {
  test('keeps the input and reports the deletion', async () => {
    const { type, next, status, gone, session } = world();
    gone();
    next(refuse(409));
    type('title', 'Hey');
    await pass(IDLE_DELAY_MS);
    expect(status()).toEqual({ kind: 'refused', message: 'There is no such page.' });
    expect(session().draft.title).toBe('Hey');
  });
});

describe('saving now', () => {
  test('sends without waiting for the pause', async () => {
    const { type, saver, session } = world();
    type('title', 'Hey');
    await saver.flush();
    expect(session().stored.title).toBe('Hey');
  });

  test('throws a message if it fails', async () => {
    const { type, saver, next } = world();
    next(refuse(413, 'The page is too large.'));
    type('title', 'Hey');
    await expect(saver.flush()).rejects.toThrow('The page is too large.');
  });
});
