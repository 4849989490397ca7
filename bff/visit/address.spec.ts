import { parseAddress } from './address.ts';

describe('an address', () => {
  test('is parsed into slug, segments and query', () => {
    expect(parseAddress('/au/News/First?page=2#top')).toMatchObject({
      slug: 'au/news/first',
      segments: ['au', 'news', 'first'],
      canonicalPath: '/au/news/first',
      isCanonical: false,
      search: '?page=2',
    });
  });
  test('has exactly one canonical spelling', () => {
    const same = [
      '/au/caf%C3%A9',
      '/au/caf%c3%a9',
      '/au/café',
      '/AU/caf%C3%A9',
      '/au//caf%C3%A9',
      '/au/caf%C3%A9/',
      '/%61u/caf%C3%A9',
      '/au/cafe%CC%81',
      '/au/caf%C2%AD%C3%A9',
    ];
    const read = same.map((url) => parseAddress(url)!);
    expect(new Set(read.map(({ canonicalPath }) => canonicalPath))).toEqual(new Set(['/au/caf%C3%A9']));
    expect(read.map(({ isCanonical }) => isCanonical)).toEqual([
      ...[true, true, true, false, false, false, true],
      ...[false, false],
    ]);
  });
  test('is encoded as browsers send it', () => {
    const sent = '/au/terms-&-conditions,a=b;c$';
    expect(parseAddress(sent)).toMatchObject({ canonicalPath: sent, isCanonical: true });
    expect(parseAddress(`/${sent.slice(1).split('/').map(encodeURIComponent).join('/')}`)?.canonicalPath).toBe(sent);
    expect(parseAddress('/au/%5B1%5D')?.canonicalPath).toBe('/au/%5B1%5D');
  });
  test.each(['/au/about!!!', '/au/(about)', '/a~u/about', '/au/about%22', '/au/ab.out', '/AU//about/', '/au/about%20'])(
    '%s is not the address of the page /au/about, but redirects there',
    (url) => {
      expect(parseAddress(url)).toMatchObject({ slug: 'au/about', canonicalPath: '/au/about', isCanonical: false });
    },
  );
  test('keeps the requested path for redirects from older addresses', () => {
    expect(parseAddress('/Old//Page(1).html')).toMatchObject({ from: '/old/page(1).html', slug: 'old/page1html' });
  });
  test('of the root is a single slash', () => {
    expect(parseAddress('/')).toMatchObject({ slug: '', segments: [], canonicalPath: '/', isCanonical: true });
  });
  test.each(['/%E0%A4%A', '/a%00b', '/a\\b', 'http://elsewhere/', `/${'a'.repeat(3000)}`])(
    'that no page can have is refused: %s',
    (url) => {
      expect(parseAddress(url)).toBeNull();
    },
  );
});
