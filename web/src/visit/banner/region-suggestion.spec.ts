import { suggestRegion } from './RegionSuggestion.tsx';

const regions = [
  { slugPrefix: 'au', code: 'AU' },
  { slugPrefix: 'uk', code: 'UK' },
  { slugPrefix: 'de', code: 'de-DE' },
  { slugPrefix: 'ch', code: 'de-CH' },
  { slugPrefix: 'suisse', code: 'fr-CH' },
];
const at = (current: string, chosen: string | null, ...languages: string[]) =>
  suggestRegion(regions, { current, chosen, languages })?.slugPrefix;

test.each([
  ['the region of the browser', 'au', null, ['en-GB', 'en'], 'uk'],
  ['the country of the first language that has one', 'au', null, ['en', 'de-DE', 'en-GB'], 'de'],
  ['the region that was chosen before the language', 'au', 'de', ['en-GB'], 'de'],
  ['nothing in the region that was chosen', 'au', 'au', ['en-GB'], undefined],
  ['nothing in the region of the browser', 'uk', null, ['en-GB'], undefined],
  ['nothing in any region of the country of the browser', 'suisse', null, ['de-CH'], undefined],
  ['nothing for a country without a region', 'au', null, ['en-US', 'en-GB'], undefined],
  ['nothing for a language without a country', 'au', null, ['en'], undefined],
  ['by language if the chosen region is gone', 'au', 'fj', ['en-GB'], 'uk'],
])('suggests %s', (_what, current, chosen, languages, expected) => {
  expect(at(current, chosen, ...languages)).toBe(expected);
});
