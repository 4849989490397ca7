import { groupSittings } from './sittings.ts';

const by = { _id: 'edith', username: 'edith' };
const entry = (revision: number, time: string, action = 'edit', author = by) => ({
  revision,
  action,
  at: `2026-11-25T${time}:00.000Z`,
  by: author,
});
const spans = (...entries: ReturnType<typeof entry>[]) =>
  groupSittings(entries).map(({ first, revision }) => `${first}-${revision}`);

test('edits of one author with short pauses are one sitting', () => {
  const [sitting, ...others] = groupSittings([entry(4, '10:50'), entry(3, '10:25'), entry(2, '10:00', 'save')]);
  expect(others).toEqual([]);
  expect(sitting).toMatchObject({ first: 2, revision: 4, startedAt: entry(2, '10:00').at, at: entry(4, '10:50').at });
});

test('a pause of half an hour ends a sitting', () => {
  expect(spans(entry(3, '10:30'), entry(2, '10:00'))).toEqual(['3-3', '2-2']);
});

test('the edits of two authors are not combined', () => {
  const otto = { _id: 'otto', username: 'otto' };
  expect(spans(entry(4, '10:02'), entry(3, '10:01', 'edit', otto), entry(2, '10:00'))).toEqual(['4-4', '3-3', '2-2']);
});

test.each(['create', 'publish', 'unpublish', 'takeBackPublish', 'restore', 'applyRoles', 'delete'])(
  '%s is an entry of its own, and ends the sitting',
  (action) => {
    expect(spans(entry(4, '10:02'), entry(3, '10:01', action), entry(2, '10:00'))).toEqual(['4-4', '3-3', '2-2']);
  },
);
