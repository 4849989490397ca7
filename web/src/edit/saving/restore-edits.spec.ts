import { apply, createInsert, createRemove, createSet } from '../../../../proto/edit.ts';
import { restoreEdits } from './restore-edits.ts';
import { toPlain } from '../core/plain.ts';
import { addOperations, isClean, openSession } from '../core/edit-session.ts';

const at = '2026-11-21T09:00:00.000Z';
const first = {
  _id: 's1',
  revision: 3,
  createdAt: at,
  updatedAt: at,
  published: true,
  name: 'Old',
  items: [
    { key: 'a', text: 'A' },
    { key: 'b', text: 'B' },
  ],
};
type SubNav = typeof first;
type Done = ReturnType<typeof createSet> | ReturnType<typeof createRemove>;

/** A journal entry with an operation on the first version. */
const left = (operation: Done) => {
  const { sending, pending } = addOperations(openSession(first), [operation]);
  return { document: toPlain(first), sending, pending };
};
const restored = (entry: Parameters<typeof restoreEdits>[0], newest: SubNav) =>
  restoreEdits(entry, openSession(newest));
const rename = createSet(first, ['name'], 'Mine');

test('edits are restored if nobody else has changed the document', () => {
  const { session, conflicts } = restored(left(rename), first);
  expect(conflicts).toEqual([]);
  expect(session.draft.name).toBe('Mine');
  expect(session.stored).toEqual(first);
});

test('edits next to changes by another user are applied to the newest version', () => {
  const newest = { ...first, revision: 4, items: [{ key: 'a', text: 'Theirs' }] };
  const { session, conflicts } = restored(left(rename), newest);
  expect(conflicts).toEqual([]);
  expect(session.draft).toEqual({ ...newest, name: 'Mine' });
  expect(session.stored).toEqual(newest);
});

test.each<[string, Done, SubNav, object]>([
  [
    'a value that another user has changed too',
    rename,
    { ...first, name: 'Theirs' },
    { path: ['name'], base: 'Old', theirs: 'Theirs', mine: 'Mine' },
  ],
  [
    'a row that another user has removed',
    createSet(first, ['items', '#a', 'text'], 'Mine'),
    { ...first, items: [{ key: 'b', text: 'B' }] },
    { theirs: undefined, mine: { key: 'a', text: 'Mine' } },
  ],
  [
    'the removal of a row that another user has changed',
    createRemove(first, ['items'], 'a'),
    {
      ...first,
      items: [
        { key: 'a', text: 'Theirs' },
        { key: 'b', text: 'B' },
      ],
    },
    { theirs: { key: 'a', text: 'Theirs' }, mine: undefined },
  ],
])('%s is a conflict, and the session keeps the edit until it is decided', (_what, operation, newest, conflict) => {
  const { session, conflicts } = restored(left(operation), { ...newest, revision: 4 });
  expect(conflicts).toMatchObject([conflict]);
  expect(session.stored).toEqual(first);
  expect(session.draft).toEqual(apply(first, [operation]));
});

test('a saved edit whose response was lost is done', () => {
  const newest = { ...apply(first, [rename]), revision: 4 };
  expect(isClean(restored(left(rename), newest).session)).toBe(true);
});

test('input before the edits were restored is not lost either', () => {
  const now = addOperations(openSession(first), [createInsert(first, ['items'], 'b', { key: 'c', text: 'New' })]);
  const { session } = restoreEdits(left(rename), now);
  expect(session.draft).toMatchObject({ name: 'Mine', items: [{ key: 'a' }, { key: 'b' }, { key: 'c' }] });
});
