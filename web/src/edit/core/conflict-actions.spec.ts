import { createEditor } from './editor.ts';
import { isOwnConflict, showConflicts } from './conflict-actions.ts';
import { writable } from './writable-state.ts';

test.each([
  ['of another tab of the user', ['ann', 'ann'], true],
  ['of a colleague', ['ann', 'bob'], false],
  ['whose authors are not known', ['ann', null], undefined],
  ['that were not loaded yet', [], undefined],
])('conflicts with changes %s', (_what, authors, isOwn) => {
  const editor = createEditor();
  writable(editor).visit = { editing: { user: { username: 'ann' } } } as never;
  showConflicts(
    editor,
    'nav',
    authors.map((by) => ({ by, path: ['a'], base: 0, mine: 1, theirs: 2 })),
  );
  expect(isOwnConflict(editor.state)).toBe(isOwn);
  expect(isOwnConflict(editor.state, 'page')).toBeUndefined();
});
