import { languageOfRegion } from './language.ts';

test.each([
  ['AU', 'en-AU'],
  ['nz', 'en-NZ'],
  ['en-SG', 'en-SG'],
  ['FR-ca', 'fr-CA'],
  ['', 'en'],
])('a region with the code %s has the language %s', (code, language) => {
  expect(languageOfRegion(code)).toBe(language);
});
