import { findCounterparts, linkInRegion } from './copy-page.ts';

const regions = { from: 'au', to: 'nz' };
const moved = (href: string, ...existing: string[]) =>
  linkInRegion(
    { componentType: 'CtaButton', key: 'b', link: { type: 'page', href, text: 'Go' } },
    regions,
    new Set(existing),
  ).link.href;

test.each([
  ['/au/contact', '/nz/contact'],
  ['au/contact', '/nz/contact'],
  ['/au/contact?from=mail#form', '/nz/contact?from=mail#form'],
  ['/AU/Contact/', '/nz/contact'],
  ['/%61u/c%6Fntact#Form', '/nz/contact#Form'],
])('a link to %s leads to the page of the other region: %s', (href, expected) => {
  expect(moved(href, 'nz/contact')).toBe(expected);
});

test('the start page of a region has its counterpart without being looked for', () => {
  expect(moved('/au')).toBe('/nz');
  expect(moved('/au/#top')).toBe('/nz#top');
});

test.each([
  '/au/offices',
  '/australia/contact',
  '/contact',
  'https://example.com/au/contact',
  '#au',
  '',
  '//au/contact',
])('a link to %s stays', (href) => {
  expect(moved(href, 'nz/contact', 'nz')).toBe(href);
});

test('links in rich texts and in lists are followed, and plain texts are no links', () => {
  const content = {
    text: '<p>See <a class="x" href="/au/b">this</a> or <a href="/au/gone">that</a>: /au/a</p>',
    items: [{ key: 'i', href: '/au/a', label: '/au/a' }],
  };
  expect(findCounterparts(content, regions)).toEqual(['nz/b', 'nz/gone', 'nz/a']);
  expect(linkInRegion(content, regions, new Set(['nz/a', 'nz/b']))).toEqual({
    text: '<p>See <a class="x" href="/nz/b">this</a> or <a href="/au/gone">that</a>: /au/a</p>',
    items: [{ key: 'i', href: '/nz/a', label: '/au/a' }],
  });
});
