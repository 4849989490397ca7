import { parseByteRange } from './byte-range.ts';

describe('in a file of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['Bytes= 0-0 ', { start: 0, end: 0 }],
    ['bytes=0-99999999999999999999999999', { start: 0, end: 99 }],
  ])('%s selects a part', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });
  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999999-'])(
    '%s cannot be satisfied',
    (header) => {
      expect(parseByteRange(header, 100)).toBeNull();
    },
  );
  test.each([undefined, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=9-0', 'bytes=0-1,5-6', 'lines=0-1'])(
    '%s selects the whole file',
    (header) => {
      expect(parseByteRange(header, 100)).toBeUndefined();
    },
  );
});

test('an empty file has no parts', () => {
  expect(parseByteRange('bytes=0-', 0)).toBeNull();
  expect(parseByteRange('bytes=-5', 0)).toBeNull();
});
