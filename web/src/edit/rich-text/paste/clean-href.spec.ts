import { cleanHref } from './clean-href.ts';

const origin = 'https://www.example.com';

test.each([
  ['https://example.org/a?b=1&c=2', 'https://example.org/a?b=1&c=2'],
  ['//example.org/a', 'https://example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['tel:+61 2 5550 0100', 'tel:+61 2 5550 0100'],
  ['/au/cover', '/au/cover'],
  ['#prices', '#prices'],
  ['https://www.example.com/au/cover?a=1#b', '/au/cover?a=1#b'],
  ['https://www.google.com/url?q=https://example.org/a%3Fb%3D1&sa=D&usg=x', 'https://example.org/a?b=1'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05%7C02',
    'https://example.org/a',
  ],
])('a pasted link stays a link: %s', (href, expected) => {
  expect(cleanHref(href, [origin])).toBe(expected);
});

test.each([
  'javascript:steal()',
  'java\nscript:steal()',
  'file:///C:/Users/me/plan.docx',
  'data:text/html,x',
  'about:blank',
  'relative.html',
  '#_Toc1234',
  '#_ftn1',
  '#heading=h.1a2b',
  '#',
  '',
  null,
])('an address that would lead nowhere, or run code, is no link: %s', (href) => {
  expect(cleanHref(href, [origin])).toBeUndefined();
});
