import { createEncodingChooser } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  [',;q=', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a client that says %s takes %s', (accept, encoding) => {
  expect(createEncodingChooser(['br', 'gzip', 'identity'])(accept)).toBe(encoding);
});

test('a client that takes only another encoding gets the plain form', () => {
  expect(createEncodingChooser(['gzip', 'identity'])('br')).toBe('identity');
});
