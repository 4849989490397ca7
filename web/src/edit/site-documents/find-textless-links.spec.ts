import { findTextlessLinks } from './find-textless-links.ts';

const row = (text: string, href = '/about', more: object = {}) => ({
  key: 'k1',
  link: { type: 'page', href, text },
  ...more,
});

test.each([
  ['an item of the navigation', { items: [row('')] }],
  ['an item of a dropdown', { items: [row('Cover', '/cover', { subItems: [row(' ')] })] }],
  ['a link of a column', { items: [{ key: 'c1', name: 'Help', links: [row('')] }] }],
  ['a brand without a picture', { brands: [row('', '/about', { image: { imageId: '' } })] }],
  ['a link of a sub nav', { _id: 's1', name: 'Cover', items: [row('')] }],
])('%s without a text is found by its address', (_what, document) => {
  expect(findTextlessLinks(document)).toEqual(['/about']);
});

test.each([
  ['a text', { items: [row('About')] }],
  ['no address yet', { items: [row('', '')] }],
  ['a picture', { brands: [row('', '/about', { image: { imageId: 'i1' } })] }],
  ['an icon', { facebook: { type: 'external', href: 'https://example.com', text: '' } }],
])('a link with %s is not reported', (_what, document) => {
  expect(findTextlessLinks(document)).toEqual([]);
});
