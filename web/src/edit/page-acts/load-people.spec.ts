import { MAX_PEOPLE } from '../../../../proto/limits.ts';
import { loadPeople } from './use-owner-names.ts';

const load = async (count: number) => {
  const ids = Array.from({ length: count }, (_, index) => `u${index}`);
  const asked: string[][] = [];
  const loaded = await loadPeople(ids, async (list) => {
    asked.push(list.split(','));
    return { people: list.split(',').map((_id) => ({ _id, isActive: true })) };
  });
  return { ids, asked, loaded };
};

test.each([0, 1, MAX_PEOPLE, MAX_PEOPLE + 1, 5 * MAX_PEOPLE])('each of %i people is asked for once', async (count) => {
  const { ids, asked, loaded } = await load(count);
  expect(asked.flat()).toEqual(ids);
  expect(loaded).toEqual({ ids, people: ids.map((_id) => ({ _id, isActive: true })) });
});

test('a call asks for no more people than it may', async () => {
  const { asked } = await load(2 * MAX_PEOPLE + 1);
  expect(asked.map(({ length }) => length)).toEqual([MAX_PEOPLE, MAX_PEOPLE, 1]);
});
