import { checkKey, checkPrefix, checkRange } from './files.ts';
import { openFiles } from './open-files.ts';

test.each(['a', 'images/V1St-_x/original', 'images/a/480x320-1.webp', '.hidden', 'a..b', '...'])(
  '%j is a valid key',
  (key) => {
    expect(checkKey(key)).toBe(key);
  },
);

test.each([
  '',
  '/',
  '/etc/passwd',
  '..',
  '../a',
  'a/../b',
  'a/..',
  './a',
  'a/.',
  'a//b',
  'a/',
  'a\\..\\b',
  'C:',
  'a b',
  'a\0',
  'a\n',
  'ä',
  '%2e%2e/a',
  'a~b',
  'a'.repeat(201),
  `${'a'.repeat(100)}/`.repeat(6) + 'a',
])('%j is not', (key) => {
  expect(() => checkKey(key)).toThrow('No file can have the key');
});

test('a prefix is a key with a slash', () => {
  expect(checkPrefix('images/a/')).toBe('images/a/');
  for (const prefix of ['', '/', 'images/a', '../', 'a/../'])
    expect(() => checkPrefix(prefix)).toThrow(/prefix|No file/);
});

test('a range ends at or after its start', () => {
  checkRange(undefined);
  checkRange({ start: 0, end: 0 });
  for (const [start, end] of [
    [-1, 3],
    [3, 2],
    [0.5, 2],
    [0, Infinity],
    [NaN, 2],
  ] as const)
    expect(() => checkRange({ start, end })).toThrow('No file has the bytes');
});

test.each(['', 'http://files.example.org', 'folder', 'ftp://KEY:SECRET@host/x'])(
  'there is no file store at %j',
  (url) => {
    expect(() => openFiles(url)).toThrow(/^FILES_URL starts with file: or .*s3:, not "[a-z]*:"$/);
  },
);
