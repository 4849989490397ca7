import { visitLanguage } from './languages.ts';

const region = (code: string, slugPrefix = code.toLowerCase()) => ({ code, slugPrefix });

test('a visit has the language of its region', () => {
  expect(visitLanguage(region('de-AT', 'at'), [region('AU')])).toBe('de-AT');
});

test('without a region it has the language of the default region', () => {
  expect(visitLanguage(null, [region('de-DE', 'de'), region('AU')])).toBe('en-AU');
  expect(visitLanguage(null, [region('de-DE', 'de'), region('NZ')])).toBe('de-DE');
  expect(visitLanguage(null, [])).toBe('en');
});

test.each(['QLD', 'Australia', 'de-', '1 2', '<b>'])('a region with the code %s has English texts', (code) => {
  expect(visitLanguage(region(code), [])).toBe('en');
});
