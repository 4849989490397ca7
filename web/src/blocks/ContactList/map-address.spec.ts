import { place } from '../../fields/field.ts';
import { mapAddress } from './map-address.ts';

const unset = { latitude: 40, longitude: 30 };

test('a new place has the default coordinates, which are not a position', () => {
  const { initial } = place('Office');
  expect(initial).toEqual({ address: '', ...unset });
  expect(mapAddress(initial)).toBe('');
});

test('a map shows the stored position, whatever the address is', () => {
  expect(mapAddress({ address: '1 Bridge Street', latitude: -33.8635, longitude: 151.2094 })).toBe(
    'https://www.openstreetmap.org/?mlat=-33.8635&mlon=151.2094#map=17/-33.8635/151.2094',
  );
});

test('without a position it shows the address', () => {
  expect(mapAddress({ address: ' 1 Bridge Street & Co, Sydney ', ...unset })).toBe(
    'https://www.openstreetmap.org/search?query=1%20Bridge%20Street%20%26%20Co%2C%20Sydney',
  );
});

test.each([
  { address: '', ...unset },
  { address: ' ', latitude: 91, longitude: 0 },
  { address: '', latitude: NaN, longitude: 0 },
])('%j is not a position', (place) => {
  expect(mapAddress(place)).toBe('');
});
