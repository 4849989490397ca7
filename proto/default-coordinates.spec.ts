import { RegionContent } from './entities/region.ts';
import { DEFAULT_COORDINATES } from './blocks/kinds/place.ts';

test('the map of a region starts at latitude 40 and longitude 30', () => {
  expect(DEFAULT_COORDINATES).toEqual({ latitude: 40, longitude: 30 });
  expect(RegionContent.parse({})).toMatchObject(DEFAULT_COORDINATES);
});

test('a region with coordinates keeps them', () => {
  expect(RegionContent.parse({ latitude: -33.87, longitude: 151.21 })).toMatchObject({
    latitude: -33.87,
    longitude: 151.21,
  });
});
