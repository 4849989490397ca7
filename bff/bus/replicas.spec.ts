import { ABSENT_AFTER_MS, Presence } from './replicas.ts';

test('a replica is running until it leaves or has not been heard of for a while', () => {
  let now = 0;
  const presence = new Presence(() => now);
  for (const id of ['a', 'b', 'c']) presence.note(id);
  presence.remove('b');
  expect(presence.ids).toEqual(['a', 'c']);
  now = ABSENT_AFTER_MS;
  presence.note('c');
  expect(presence.ids).toEqual(['a', 'c']);
  now += 1;
  expect(presence.ids).toEqual(['c']);
});
