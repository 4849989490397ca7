/** @jest-environment ./scripts/jest/document-environment.js */
import { collectLinks, isAddressOf, toOwnAddress } from './collect-links.ts';

const link = (href: string, type = 'page') => ({ type, href, text: href });

test('links are found in fields, rows, rich texts and nested blocks, each with its block', () => {
  const found = collectLinks({
    template: 'home',
    header: { title: 'No link', link: link('/a') },
    contents: [
      { componentType: 'CtaButton', key: 'k1', link: link('/b') },
      {
        componentType: 'SplitContent',
        key: 'k2',
        left: [
          {
            componentType: 'RichText',
            key: 'k3',
            text: '<p>See <a href="/c?d&amp;e"><em>this</em></a> and <a href="/f">that</a></p>',
          },
        ],
      },
      {
        componentType: 'UsefulLinks',
        key: 'k4',
        links: [
          { key: 'r1', link: link('') },
          { key: 'r2', link: link('/g') },
        ],
      },
    ],
  });
  expect(found.map(({ item, link: { href, text } }) => [item.join('/'), href, text])).toEqual([
    ['', '/a', '/a'],
    ['contents/#k1', '/b', '/b'],
    ['contents/#k2/left/#k3', '/c?d&e', 'this'],
    ['contents/#k2/left/#k3', '/f', 'that'],
    ['contents/#k4', '/g', '/g'],
  ]);
});

test('only declared links are found, or values that look like one in undeclared content', () => {
  const found = collectLinks({
    template: 'primary',
    header: { title: '<p><a href="/title">Not a rich text field</a></p>', introduction: "<p><a href='/i'>I</a></p>" },
    contents: [
      { componentType: 'Text', key: 'k1', text: 'Write <a href="/b"> for a link</a>' },
      { componentType: 'Unknown', key: 'k2', more: { link: link('/c', 'file') } },
    ],
  });
  expect(found.map(({ item, link: { href, type } }) => [item.join('/'), href, type])).toEqual([
    ['', '/i', 'page'],
    ['contents/#k2', '/c', 'file'],
  ]);
});

test.each([
  ['page', 'au/cover#prices', '/au/cover'],
  ['page', '/au/cover', '/au/cover'],
  ['file', '/file/f1/report.pdf', '/file/f1/report.pdf'],
  ['external', 'https://example.com', null],
  ['external', `${location.origin}/au/cover?a#b`, '/au/cover?a'],
  ['external', 'mailto:ann@example.com', null],
  ['anchor', '#prices', null],
])('a link of the type %s to %s is checked as %s', (type, href, address) => {
  expect(toOwnAddress(link(href, type) as never)).toBe(address);
});

test.each([
  ['/au/%C3%BCber-uns/?a', true],
  ['/AU/Über-uns', true],
  ['/au', true],
  ['/au/über', false],
])('the address %s is that of the page itself: %s', (address, expected) => {
  const region = { slugPrefix: 'au', homePageSlug: 'über-uns' } as never;
  expect(isAddressOf({ slug: 'au/über-uns' }, address, { region })).toBe(expected);
});
