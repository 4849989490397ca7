import { isDeeperThan } from './is-deeper-than.ts';

test.each([
  [0, 'text', false],
  [0, null, false],
  [0, [], true],
  [1, [], false],
  [1, { a: 1 }, false],
  [1, { a: {} }, true],
  [2, { a: [1], b: [{}] }, true],
  [3, { a: [1], b: [{}] }, false],
])('deeper than %i levels is %j: %s', (levels, value, answer) => {
  expect(isDeeperThan(levels, value)).toBe(answer);
});

test('however deep it is', () => {
  expect(isDeeperThan(100, JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(true);
});
