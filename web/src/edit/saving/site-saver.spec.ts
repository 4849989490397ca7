import { createSet } from '../../../../proto/edit/create-operation.ts';
import { ApiError } from '../../api.ts';
import type { Choice, Conflict } from '../core/conflict.ts';
import type { Author } from '../../../../proto/entities/stored.ts';
import { findAuthorSince } from './find-author-since.ts';
import { createSiteSaver } from './site-saver.ts';
import { type Session, addOperations, isClean, openSession } from '../core/edit-session.ts';

const at = '2026-11-22T09:00:00.000Z';
const first = { _id: 's1', revision: 1, createdAt: at, updatedAt: at, published: true, name: 'Cover', note: '' };
type SubNav = typeof first;

/** A server with one document, a device that stores edits, and an editor with one document open. */
function world() {
  let newest: SubNav = first;
  let open: Session<SubNav> = openSession(first);
  const device = new Map<string, Session<SubNav>>();
  let conflicts: Conflict[] = [];
  const history: { revision: number; by: Author }[] = [];
  let during = (): void => undefined;
  const saver = createSiteSaver<SubNav>({
    read: () => open,
    readClosed: async (id) => device.get(id) ?? null,
    write: (session) => {
      if (session.stored._id === open.stored._id) open = session;
      device.set(session.stored._id, session);
    },
    load: async () => newest,
    authorSince: async ({ revision }) => findAuthorSince(history, revision),
    conflicts: (next) => void (conflicts = next),
  });
  const save = async (sent: SubNav): Promise<SubNav> => {
    const run = during;
    during = () => undefined;
    run();
    if (sent.name === 'Taken') throw new ApiError(409, 'There is a sub nav named Taken in this region already.');
    if (sent.revision !== newest.revision) throw new ApiError(409, 'Somebody else has saved it.');
    return (newest = { ...sent, name: sent.name.trim(), revision: sent.revision + 1 });
  };
  return {
    type(field: 'name' | 'note', text: string) {
      open = addOperations(open, [createSet(open.draft, [field], text)]);
      device.set(open.stored._id, open);
    },
    save: () => saver.send(save),
    theySave(changed: Partial<SubNav>, username = 'bob') {
      newest = { ...newest, ...changed, revision: newest.revision + 1 };
      history.unshift({ revision: newest.revision, by: { _id: username, username } });
    },
    duringTheCall: (run: () => void) => void (during = run),
    decide: (choice: Choice) => saver.syncWithServer(conflicts.map((conflict) => ({ ...conflict, choice }))),
    openAnother: () => void (open = openSession({ ...first, _id: 's2', name: 'Another' })),
    conflicts: () => conflicts.map(({ theirs, mine }) => ({ theirs, mine })),
    authors: () => conflicts.map(({ by }) => by),
    open: () => open,
    onDevice: (id: string) => device.get(id),
    newest: () => newest,
  };
}

test('edits are saved on top of changes by another user elsewhere in the document', async () => {
  const now = world();
  now.type('name', 'Mine');
  now.theySave({ note: 'Theirs' });
  await now.save();
  expect(now.newest()).toMatchObject({ name: 'Mine', note: 'Theirs', revision: 3 });
  expect(isClean(now.open())).toBe(true);
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('of two values of one field, %s is saved once it is chosen', async (choice, name) => {
  const now = world();
  now.type('name', 'Mine');
  now.theySave({ name: 'Theirs' });
  await expect(now.save()).rejects.toThrow('The same text has also been changed elsewhere.');
  expect(now.conflicts()).toEqual([{ theirs: 'Theirs', mine: 'Mine' }]);
  expect(now.newest().name).toBe('Theirs');
  expect(now.open().draft.name).toBe('Mine');
  expect(await now.decide(choice)).toBe(true);
  expect(now.open().draft.name).toBe(name);
  await now.save();
  expect(now.newest().name).toBe(name);
});

test('a choice is not applied to a value that was saved after the values were shown', async () => {
  const now = world();
  now.type('name', 'Mine');
  now.theySave({ name: 'Theirs' });
  await expect(now.save()).rejects.toThrow();
  now.theySave({ name: 'Theirs, later' });
  expect(await now.decide('mine')).toBe(false);
  expect(now.conflicts()).toEqual([{ theirs: 'Theirs, later', mine: 'Mine' }]);
});

test('a conflict found after another one was decided needs one more choice', async () => {
  const now = world();
  now.type('name', 'Mine');
  now.type('note', 'My note');
  now.theySave({ name: 'Theirs' });
  await expect(now.save()).rejects.toThrow();
  now.theySave({ note: 'Their note' });
  expect(await now.decide('mine')).toBe(false);
  expect(now.conflicts()).toEqual([{ theirs: 'Their note', mine: 'My note' }]);
  expect(await now.decide('mine')).toBe(true);
  await now.save();
  expect(now.newest()).toMatchObject({ name: 'Mine', note: 'My note' });
});

test('input during a call stays unsaved, also after a merge and where the server changed the text', async () => {
  const now = world();
  now.type('name', 'Mine ');
  now.duringTheCall(() => now.type('name', 'Mine and more'));
  await now.save();
  expect(now.newest().name).toBe('Mine');
  expect(now.open().draft.name).toBe('Mine and more');
  expect(isClean(now.open())).toBe(false);
  now.theySave({ note: 'Theirs' });
  now.duringTheCall(() => now.type('name', 'Mine and even more'));
  await now.save();
  expect(now.newest()).toMatchObject({ name: 'Mine and even more', note: 'Theirs' });
});

test('a refusal that is not about another version is reported as it is', async () => {
  const now = world();
  now.type('name', 'Taken');
  await expect(now.save()).rejects.toThrow('There is a sub nav named Taken in this region already.');
  expect(now.conflicts()).toEqual([]);
  expect(now.open().draft.name).toBe('Taken');
});

test('the response about a document that was left is not applied to the one that is open now', async () => {
  const now = world();
  now.type('name', 'Mine');
  now.duringTheCall(() => {
    now.type('note', 'Typed last');
    now.openAnother();
    now.type('note', 'In another');
  });
  await now.save();
  expect(now.open()).toMatchObject({ stored: { _id: 's2' }, draft: { name: 'Another', note: 'In another' } });
  expect(now.onDevice('s1')).toMatchObject({
    stored: { name: 'Mine', revision: 2 },
    draft: { name: 'Mine', note: 'Typed last' },
  });
});

test.each([
  ['somebody else', ['bob'], 'bob'],
  ['the same user in another tab', ['ann'], 'ann'],
  ['either of two users', ['bob', 'ann'], null],
])('a conflict with a change by %s names the author only if there is one', async (_who, usernames, by) => {
  const now = world();
  now.type('name', 'Mine');
  for (const username of usernames) now.theySave({ name: `Changed by ${username}` }, username);
  await expect(now.save()).rejects.toThrow();
  expect(now.authors()).toEqual([by]);
});
