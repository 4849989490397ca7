import { editionAddress, findShownPictures, parseEditionAddress, withEditions } from './picture-editions.ts';

const shown = {
  header: { image: { imageId: 'a', alt: 'A tern' } },
  contents: [
    { key: '1', text: '<p><img src="/img/b?w=800&amp;cx=1" alt=""> and <a href="/img/c">c</a>, /img/b</p>' },
    { key: '2', image: { imageId: 'd' }, other: { imageId: 'static:coast' }, none: { imageId: '' } },
  ],
  card: 'https://site.example/img/card/au/contact.png?v=1',
};

test('pictures are found as values and in the addresses of texts', () => {
  expect(findShownPictures(shown)).toEqual(['a', 'b', 'c', 'd']);
});

test('an edition follows the id wherever the picture is shown', () => {
  expect(withEditions(shown, { a: 'e1', b: 'e2', card: 'e3' })).toEqual({
    ...shown,
    header: { image: { imageId: 'a~e1', alt: 'A tern' } },
    contents: [
      { key: '1', text: '<p><img src="/img/b~e2?w=800&amp;cx=1" alt=""> and <a href="/img/c">c</a>, /img/b~e2</p>' },
      shown.contents[1],
    ],
  });
});

test('a value without a changed picture stays the same object', () => {
  const changed = withEditions(shown, { a: 'e1' });
  expect(changed.contents).toBe(shown.contents);
  expect(withEditions(shown, { z: 'e1' })).toBe(shown);
  expect(withEditions(shown, {})).toBe(shown);
});

test('an edition in a text that was copied from the site is replaced by the current one', () => {
  const text = '<img src="/img/b~old?w=800">';
  expect(findShownPictures({ text })).toEqual(['b']);
  expect(withEditions({ text }, { b: 'new' })).toEqual({ text: '<img src="/img/b~new?w=800">' });
});

test.each([
  ['id', undefined, 'id'],
  ['id', 'edition', 'id~edition'],
])('%s of edition %s has the address %s', (id, edition, address) => {
  expect(editionAddress(id, edition)).toBe(address);
  expect(parseEditionAddress(address)).toEqual({ id, edition: edition ?? '' });
});

test('a picture with an id such as constructor has no edition', () => {
  expect(withEditions({ imageId: 'constructor' }, { a: 'e1' })).toEqual({ imageId: 'constructor' });
});

test('a text longer than any id of a picture is no picture', () => {
  const long = 'x'.repeat(129);
  expect(findShownPictures({ image: { imageId: long }, text: `<img src="/img/${long}"><img src="/img/a">` })).toEqual([
    'a',
  ]);
});
