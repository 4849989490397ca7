import { preferredLanguage } from './render.controller.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['EN', 'en'],
  ['*', 'en'],
  ['gsw-CH', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that accepts %p gets a failure page in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
