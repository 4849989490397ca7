import { findPins } from './page-finder.ts';

const pin = (query: string, href: string) => ({ query, link: { type: 'page' as const, href, text: '' } });

test('a pin is found by the same words in any form', () => {
  const pins = [pin('making a claim', '/au/claims?from=search#top'), pin('claims', 'au/all-claims/')];
  expect(findPins('making claims', ['en'], pins)).toEqual(['au/claims']);
  expect(findPins('How to make a Claim', ['en'], pins)).toEqual(['au/claims']);
  expect(findPins('claim', ['de', 'en'], pins)).toEqual(['au/all-claims']);
});

test('a pin is not found by fewer or more words', () => {
  const pins = [pin('dental claims', '/claims')];
  expect(findPins('dental', ['en'], pins)).toEqual([]);
  expect(findPins('dental claims abroad', ['en'], pins)).toEqual([]);
  expect(findPins('', ['en'], [pin('?', '/claims')])).toEqual([]);
});
