import { countryOfRegion, languageOfRegion } from './language.ts';

test.each([
  ['AU', 'en-AU'],
  ['nz', 'en-NZ'],
  ['en-SG', 'en-SG'],
  ['FR-ca', 'fr-CA'],
  ['uk', 'en-GB'],
  ['zh-hans', 'zh-Hans'],
  ['zh-hans-sg', 'zh-Hans-SG'],
  ['no such code', 'en'],
  ['', 'en'],
  ['UK', 'en-GB'],
  ['en-uk', 'en-GB'],
  ['en_au', 'en-AU'],
  ['zh-hant-hk', 'zh-Hant-HK'],
  ['zh_TW', 'zh-TW'],
  ['zh', 'zh'],
  ['EU', 'en'],
  ['de-EU', 'de'],
  ['es-419', 'es'],
  ['fr-XY', 'fr'],
  ['QLD', 'en'],
  ['Australia', 'en'],
  ['de-', 'en'],
  ['<b>', 'en'],
])('a region with the code %s has the language %s', (code, language) => {
  expect(languageOfRegion(code)).toBe(language);
});

test.each([
  ['UK', 'GB'],
  ['de-AT', 'AT'],
  ['zh-Hant-HK', 'HK'],
  ['EU', undefined],
  ['de-DE-1996', 'DE'],
  ['en', undefined],
  ['', undefined],
])('a region with the code %s is in the country %s', (code, country) => {
  expect(countryOfRegion(code)).toBe(country);
});
