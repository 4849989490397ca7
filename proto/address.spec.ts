import fc from 'fast-check';
import { encodeLocalAddress, isHostOf, normalizePath, toLocalAddress } from './address.ts';

describe('a path is compared in one form', () => {
  test.each([
    '/de/über-uns',
    'de/über-uns',
    '/de/%C3%BCber-uns',
    '/de/%c3%bcber-uns',
    '/DE/%C3%9Cber-Uns',
    '/de//über-uns/',
    '/de/u\u0308ber-uns?from=mail#top',
    '/de/über\u00ad-uns\u200b',
    '\\de\\über-uns',
    '/%64e/über-uns',
  ])('%s', (path) => expect(normalizePath(path)).toBe('/de/über-uns'));

  test.each([
    ['/alt/%C3%BCber%20uns.html', '/alt/über uns.html'],
    ['/100%', '/100%25'],
    ['/100%25', '/100%25'],
    ['/a%3Fb%23c%2Fd', '/a%3fb%23c%2fd'],
    ['/a%E0%A4%A', '/a%e0%a4%25a'],
    ['/?x', '/'],
    ['/au/x/../B', '/au/b'],
    ['/au/%2e%2E/./b/..', '/'],
    ['', '/'],
  ])('%s is %s', (path, normalized) => expect(normalizePath(path)).toBe(normalized));

  test('which stays the same when it is normalized again', () => {
    const paths = fc.string({
      unit: fc.constantFrom('%', '2', '5', 'f', 'C', '3', '/', '\\', ' ', 'ü', '\u0308', 'İ', 'a', '.', 'e'),
    });
    fc.assert(
      fc.property(paths, (path) => expect(normalizePath(normalizePath(path))).toBe(normalizePath(path))),
      { numRuns: 5000 },
    );
  });
});

test.each([
  ['/de/a?x#y', '/de/a?x#y'],
  ['de/a', '/de/a'],
  ['https://WWW.own.example/De/a?x#y', '/De/a?x#y'],
  ['http://www.own.example:3000', '/'],
  ['//www.own.example/a', '/a'],
  ['https://www.own.example//evil.example', '/evil.example'],
  ['https://elsewhere.example/de/a', null],
  ['https://www.own.example@elsewhere.example/de/a', null],
  ['mailto:ann@own.example', null],
  ['#top', null],
])('the link %s leads to %s of this site', (href, local) => {
  expect(toLocalAddress(href, isHostOf(['own.example', 'www.own.example']))).toBe(local);
});

test.each([
  ['/au/café und mehr?q=ü#ß', '/au/caf%C3%A9%20und%20mehr?q=%C3%BC#%C3%9F'],
  ['/au/caf%C3%A9', '/au/caf%C3%A9'],
  ['/Portal/Login.aspx', '/Portal/Login.aspx'],
  ['/100%', '/100%25'],
])('the address %s is sent as %s', (address, sent) => expect(encodeLocalAddress(address)).toBe(sent));
