import { areasIn } from './areas.ts';

const areas = ['Leadership', 'Mental health'];

test('without a category all areas are shown', () => {
  expect(areasIn(areas, ' ')).toEqual(areas);
});

test('a category is found however it was typed', () => {
  expect(areasIn(areas, ' mental Health')).toEqual(['Mental health']);
});

test('of an unknown one nothing is shown', () => {
  expect(areasIn(areas, 'Falconry')).toEqual([]);
});
