import { groupByArea } from './Trainings.tsx';

const areas = ['Leadership', 'Mental health'];

test('without a category all areas are shown', () => {
  expect(groupByArea(areas, ' ')).toEqual(areas);
});

test('a category is found in any spelling', () => {
  expect(groupByArea(areas, ' mental Health')).toEqual(['Mental health']);
});

test('an unknown category shows no areas', () => {
  expect(groupByArea(areas, 'Falconry')).toEqual([]);
});
