import fc from 'fast-check';
import { character } from './testing/character.ts';
import {
  encodePart,
  findInvalidUnicode,
  normalizeName,
  normalizeTag,
  parseJson,
  stringifyJson,
  toValidUnicode,
} from './unicode.ts';

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

test('any text can be encoded for a part of an address', () => {
  expect(encodePart(HALF)).toBe('x%EF%BF%BDy');
  expect(encodePart('a/ü')).toBe('a%2F%C3%BC');
});

test.each(['Köln Süd', ' köln  süd ', 'KO\u0308LN\u00a0SÜD', 'köln\u200b s\u00adüd'])(
  'the tag %j is köln süd',
  (tag) => {
    expect(normalizeTag(tag)).toBe('köln süd');
  },
);

describe('a name', () => {
  test.each([
    ['Ko\u0308ln', 'K\u00f6ln'],
    [' ad\u200bmin\u00ad\ufeff ', 'admin'],
    ['exe.\u202egpj', 'exe.gpj'],
    ['a\u200db', 'ab'],
    ['Büro \u00a0\r\n 2', 'Büro 2'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
  ])('%j is stored as %j', (typed, stored) => expect(normalizeName(typed)).toBe(stored));

  test('is the same when it is stored again', () => {
    const texts = fc.string({ unit: character });
    fc.assert(
      fc.property(texts, (typed) => expect(normalizeName(normalizeName(typed))).toBe(normalizeName(typed))),
      { numRuns: 2000 },
    );
  });
});
