import { groupByArea } from './training-areas.ts';

const areas = ['Leadership', 'Mental health'];

test('without a category all areas are shown', () => {
  expect(groupByArea(areas, ' ')).toEqual(areas);
});

test('a category is found however it was typed', () => {
  expect(groupByArea(areas, ' mental Health')).toEqual(['Mental health']);
});

test('of an unknown one nothing is shown', () => {
  expect(groupByArea(areas, 'Falconry')).toEqual([]);
});
