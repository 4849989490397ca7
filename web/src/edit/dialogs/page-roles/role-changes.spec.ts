import { hasChanges, restrictsViewing, toRequest } from './role-changes.ts';

test('only added and removed roles are sent, by level', () => {
  const changes = {
    writers: { editorRoles: 'add', publisherRoles: 'keep' },
    chiefs: { publisherRoles: 'remove' },
  } as const;
  expect(toRequest(changes)).toEqual({
    add: { viewerRoles: [], editorRoles: ['writers'], publisherRoles: [] },
    remove: { viewerRoles: [], editorRoles: [], publisherRoles: ['chiefs'] },
  });
  expect([hasChanges(changes), hasChanges({ writers: { editorRoles: 'keep' } })]).toEqual([true, false]);
});

test('pages disappear for visitors when a role for viewing is added', () => {
  expect(restrictsViewing({ staff: { viewerRoles: 'add' } })).toBe(true);
  expect(restrictsViewing({ staff: { viewerRoles: 'remove', editorRoles: 'add' } })).toBe(false);
});
