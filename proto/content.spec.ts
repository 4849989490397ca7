import {
  extractHeadings,
  extractUsedFileIds,
  extractLinks,
  extractPictures,
  extractUsedPictureIds,
  extractTexts,
} from './content.ts';
import { plainText } from './rich-text.ts';

const contents = [
  {
    key: 'k1',
    componentType: 'SplitContent',
    backgroundColour: { value: 'slate', fontColour: 'white' },
    marginTopLarge: '4',
    left: [{ key: 'k2', componentType: 'RichText', text: '<p>Fish &amp; <strong>chips</strong></p><p>Tea</p>' }],
    right: [
      {
        key: 'k3',
        componentType: 'CtaBlock',
        theme: 'darkSlate',
        link: { type: 'page', href: '/au/about', text: 'About us' },
        image: { imageId: 'i1', alt: 'A harbour', desktop: { top: 0, left: 0, width: 1, height: 1 } },
      },
      {
        key: 'k4',
        componentType: 'CtaBlock',
        link: { type: 'page', href: '/au/about', text: '' },
        image: { imageId: '' },
      },
    ],
  },
];

test('the visible content of a block is its text, its link texts and its picture descriptions', () => {
  expect(extractTexts(contents)).toEqual(['Fish & chips', 'Tea', 'About us', 'A harbour']);
});

test('tables, quotes and pictures of a rich text are understood: each cell is a text of its own', () => {
  const text =
    '<h2 data-align="center">Prices</h2><blockquote><p>Fair</p></blockquote><table><tbody><tr><th><p>Plan</p></th><td><p>A <code>b</code></p></td></tr></tbody></table>' +
    '<p><img src="/img/i7?w=1200" alt="A galah" width="1200" /></p>';
  const part = [{ key: 'k', componentType: 'RichText', text }];
  expect(extractTexts(part)).toEqual(['Prices', 'Fair', 'Plan', 'A b']);
  expect(extractHeadings(part)).toEqual(['Prices']);
  expect(extractUsedPictureIds(part)).toEqual(['i7']);
});

test('every link target is listed once', () => expect(extractLinks(contents)).toEqual(['/au/about']));

test('every picture is listed once', () => expect(extractPictures([contents, contents])).toEqual(['i1']));

describe('a link target counts as used', () => {
  const part = (href: string) => [{ key: 'k1', componentType: 'CtaBlock', link: { href } }];
  const uses = (href: string) => ({
    pictures: extractUsedPictureIds(part(href)),
    files: extractUsedFileIds(part(href)),
  });

  test.each(['/img/i1', 'img/i1?w=9', ' /img/i1#x', 'https://a.example/img/i1', 'HTTP://a.example:80/img/i1?w=9'])(
    'as a picture by %s',
    (href) => expect(uses(href)).toEqual({ pictures: ['i1'], files: [] }),
  );
  test.each(['/file/f1', 'file/f1/terms.pdf', '/file/f1?x', '//a.example/file/f1/terms.pdf'])(
    'as a file by %s',
    (href) => expect(uses(href)).toEqual({ pictures: [], files: ['f1'] }),
  );
  test.each(['/img', '/img/', '/images/i1', '/au/img/i1', 'mailto:img/i1', '#/file/f1', '/search?q=/file/f1'])(
    'not by %s',
    (href) => expect(uses(href)).toEqual({ pictures: [], files: [] }),
  );
});

test('plain text that looks like HTML is unchanged', () => {
  expect(plainText(' a < b & c ')).toBe('a < b & c');
  expect(plainText('<p>a\ufeffb</p>')).toBe('ab');
});

test('markup within a sentence leaves no gap', () => {
  expect(plainText('<p>Ring <a href="tel:1">226 574</a>, at <em>any</em> hour.</p><p>We answer.</p>')).toBe(
    'Ring 226 574, at any hour. We answer.',
  );
});
