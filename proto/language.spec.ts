import { languageOfRegion } from './language.ts';

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
])('a region with the code %s has the language %s', (code, language) => {
  expect(languageOfRegion(code)).toBe(language);
});
