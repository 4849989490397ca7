import { findZone, zoneOfRegion } from './zone-of-region.ts';

test.each([
  ['AU', undefined],
  ['US', undefined],
  ['en-CA', undefined],
  ['EU', undefined],
  ['', undefined],
  ['FR', 'Europe/Paris'],
  ['zh-Hant-HK', 'Asia/Hong_Kong'],
  ['UK', 'Europe/London'],
  ['de-AT', 'Europe/Vienna'],
  ['NZ', 'Pacific/Auckland'],
  ['DE', 'Europe/Berlin'],
])('a region of %s has the time zone %s unless it names one', (code, expected) => {
  expect(findZone({ code })).toBe(expected);
  expect(findZone({ code, timeZone: 'Moon/Crater' })).toBe(expected);
  expect(findZone({ code, timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});

test('until it names one, a region uses the usual time zone of its country, or UTC', () => {
  expect([zoneOfRegion({ code: 'AU' }), zoneOfRegion({ code: 'US' })]).toEqual(['Australia/Sydney', 'UTC']);
});
