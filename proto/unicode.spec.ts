import { encodeAddress, encodePart, findInvalidUnicode, parseJson, stringifyJson, toValidUnicode } from './unicode.ts';

const HALF = 'x\ud800y';
const FULL = 'x😀y';

test.each([
  [HALF, []],
  ['\udc00', []],
  [{ page: { tags: ['a', HALF] } }, ['page', 'tags', '1']],
  [{ page: { [HALF]: 1 } }, ['page', HALF]],
  [
    [null, [{ a: `${FULL}\udfff` }]],
    ['1', '0', 'a'],
  ],
])('a lone surrogate in %j is found at %j', (value, path) => {
  expect(findInvalidUnicode(value)).toEqual(path);
});

test.each([FULL, { [FULL]: [FULL, 1, null, true, undefined] }, '', null, 7, '\ufffd\uffff\0'])(
  '%j is valid Unicode',
  (value) => {
    expect(findInvalidUnicode(value)).toBeNull();
  },
);

test('a lone surrogate is replaced by U+FFFD, a pair is unchanged', () => {
  expect(toValidUnicode(`${HALF}${FULL}`)).toBe(`x\ufffdy${FULL}`);
  expect(parseJson('{"\\ud800":["x\\uD800y","\\ud83d\\ude00"]}')).toEqual({ '\ufffd': ['x\ufffdy', '😀'] });
  expect(stringifyJson({ [HALF]: [HALF, FULL, '\\ud800'] })).toBe(`{"x\ufffdy":["x\ufffdy","${FULL}","\\\\ud800"]}`);
});

test('any text can be encoded for an address', () => {
  expect(encodePart(HALF)).toBe('x%EF%BF%BDy');
  expect(encodePart('a/ü')).toBe('a%2F%C3%BC');
  expect(encodeAddress(`/${HALF}/ü`)).toBe('/x%EF%BF%BDy/%C3%BC');
});
