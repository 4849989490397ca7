import fc from 'fast-check';
import { character } from '../../proto/testing/character.ts';
import { cacheKey } from './cache-key.ts';

const part = fc.oneof(fc.string(), fc.string({ unit: character }), fc.integer(), fc.boolean(), fc.constant(null));

test('two keys are equal only when they have equal parts', () => {
  const parts = fc.array(part, { maxLength: 4 });
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const isSame = one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
      expect(cacheKey(...one) === cacheKey(...other)).toBe(isSame || sameNumbers(one, other));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [cacheKey('s', 'example'), cacheKey('', 'sexample')],
  [cacheKey('a b', 'c'), cacheKey('a', 'b c')],
  [cacheKey('a","b'), cacheKey('a', 'b')],
  [cacheKey('1'), cacheKey(1)],
  [cacheKey('true'), cacheKey(true)],
  [cacheKey('\ud800'), cacheKey('\ufffd')],
])('%s is not %s', (one, other) => {
  expect(one).not.toBe(other);
});

/** Compares with `===`, because JSON does not distinguish 0 and -0. */
const sameNumbers = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);
