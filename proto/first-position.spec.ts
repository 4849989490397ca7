import { RegionContent } from './entities/region.ts';
import { FIRST_POSITION } from './first-position.ts';

test('the map of a region begins at latitude 40 and longitude 30', () => {
  expect(FIRST_POSITION).toEqual({ latitude: 40, longitude: 30 });
  expect(RegionContent.parse({})).toMatchObject(FIRST_POSITION);
});

test('a region that has been put somewhere stays there', () => {
  expect(RegionContent.parse({ latitude: -33.87, longitude: 151.21 })).toMatchObject({
    latitude: -33.87,
    longitude: 151.21,
  });
});
