import { isIncomplete, toGroups, toRows } from './GroupRoles.tsx';

const groups = [
  { group: 'web', roles: ['editors', 'publishers'] },
  { group: 'press', roles: ['publishers'] },
];

test('rows of the form are groups again, with each role once', () => {
  expect(toGroups(toRows(groups))).toEqual(groups);
  expect(toGroups([...toRows(groups), { group: ' web ', role: 'editors' }])).toEqual(groups);
});

test('a row needs a group and a role', () => {
  expect(
    [
      { group: ' ', role: 'a' },
      { group: 'a', role: '' },
      { group: 'a', role: 'b' },
    ].map(isIncomplete),
  ).toEqual([true, true, false]);
});
