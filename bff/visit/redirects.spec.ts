import { parseAddress } from './address.ts';
import { findRedirect, indexRedirects } from './redirects.ts';

const find = (url: string, ...redirects: [string, string][]) =>
  findRedirect(
    parseAddress(url)!,
    indexRedirects(redirects.map(([from, to]) => ({ from, to }))),
    'https://own.example',
  );

describe('a redirect', () => {
  test('leads from an old address to the new one', () => {
    expect(find('/old', ['/old', '/new'])).toBe('/new');
  });
  test('is found whatever the case and the slashes of the address', () => {
    expect(find('/Old//Page/', ['/old/page', '/new'])).toBe('/new');
    expect(find('/old/page', ['old/page/', '/new'])).toBe('/new');
  });
  test('is found by an address that no page can have, and by its encoded form', () => {
    expect(find('/Old(1).html', ['/old(1).html', '/new'])).toBe('/new');
    expect(find('/old!', ['/old', '/new'])).toBe('/new');
  });
  test('keeps the query', () => {
    expect(find('/old?a=1&b=2', ['/old', '/new'])).toBe('/new?a=1&b=2');
    expect(find('/old?a=1', ['/old', '/new?c=3'])).toBe('/new?c=3&a=1');
    expect(find('/old?a=1', ['/old', '/new#part'])).toBe('/new?a=1#part');
  });
  test('is followed to the end of its chain at once', () => {
    expect(find('/a', ['/a', '/b'], ['/b', '/c'], ['/c', '/d'])).toBe('/d');
  });
  test('may lead to another site', () => {
    expect(find('/a', ['/a', '/b'], ['/b', 'https://example.org/x'])).toBe('https://example.org/x');
  });
  test('in a circle is not followed', () => {
    expect(find('/a', ['/a', '/b'], ['/b', '/a'])).toBeNull();
    expect(find('/a', ['/a', '/A/'])).toBeNull();
    expect(find('/a', ['/a', '/a?x=1'])).toBeNull();
    expect(find('/a', ['/a', '/b?x=1'], ['/b', '/a#part'])).toBeNull();
    expect(find('/a', ['/a', 'https://own.example/b'], ['/b', 'https://own.example/a?x=1'])).toBeNull();
  });
  test('to a full address of this site is one to its path', () => {
    expect(find('/a?q=1', ['/a', 'https://own.example/b'], ['/b', '/c'])).toBe('/c?q=1');
    expect(find('/a', ['/a', 'https://own.example/b?x=1'])).toBe('/b?x=1');
  });
  test('in a chain longer than any browser follows is not followed', () => {
    const chain = Array.from({ length: 30 }, (_, at): [string, string] => [`/s${at}`, `/s${at + 1}`]);
    expect(find('/s15', ...chain)).toBe('/s30');
    expect(find('/s0', ...chain)).toBeNull();
  });
  test('to a path never leaves the site', () => {
    expect(find('/a', ['/a', '//evil.example'])).toBe('/evil.example');
    expect(find('/a', ['/a', '/\\evil.example?x'])).toBe('/evil.example?x');
  });
  test.each(['/alt/%C3%BCber%20uns', '/alt/%c3%bcber%20uns', '/ALT/%C3%9Cber%20Uns/', '/alt/u%CC%88ber%20uns'])(
    'is found at %s whether its address was typed or copied from the address bar',
    (url) => {
      for (const from of ['/alt/über uns', '/alt/%C3%BCber%20uns', '/alt/%c3%bcber%20uns'])
        expect(find(url, [from, '/new'])).toBe('/new');
    },
  );
  test.each([
    ['/au/café', '/au/caf%C3%A9'],
    ['/au/caf%C3%A9', '/au/caf%C3%A9'],
    ['/au/caf%C3%A9?q=%C3%A9#é', '/au/caf%C3%A9?q=%C3%A9#%C3%A9'],
    ['/my files/a.pdf', '/my%20files/a.pdf'],
    ['/Portal/Login.aspx', '/Portal/Login.aspx'],
    ['https://own.example/Portal/Login.aspx', '/Portal/Login.aspx'],
    ['https://own.example:8443/Portal', 'https://own.example:8443/Portal'],
    ['https://example.org/Path?A=B', 'https://example.org/Path?A=B'],
  ])('to %s leads to %s', (to, target) => {
    expect(find('/a', ['/a', to])).toBe(target);
  });
  test('continues at a target that is encoded or in another case', () => {
    expect(find('/a', ['/a', '/%C3%BCber'], ['/über', '/c'])).toBe('/c');
    expect(find('/a', ['/a', '/B/'], ['/b', '/A'])).toBeNull();
  });
  test('is absent for every other address', () => {
    expect(find('/other', ['/old', '/new'])).toBeNull();
  });
});
