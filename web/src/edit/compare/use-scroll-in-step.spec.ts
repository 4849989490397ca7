import { alignScroll, increasing, reversed } from './use-scroll-in-step.ts';

const anchors = [
  { from: 0, to: 0 },
  { from: 100, to: 300 },
  { from: 200, to: 400 },
];

test.each([
  ['at a common block', 100, 300],
  ['between two, in proportion', 50, 150],
  ['after the last, by the same distance', 260, 460],
])('the other page shows the same %s', (_where, position, aligned) => {
  expect(alignScroll(anchors, position)).toBe(aligned);
});

test('both directions agree', () => {
  expect(alignScroll(reversed(anchors), alignScroll(anchors, 130))).toBe(130);
});

test('blocks in another order do not let the page jump back', () => {
  const moved = { from: 150, to: 20 };
  expect(increasing([anchors[0]!, anchors[1]!, moved, anchors[2]!])).toEqual(anchors);
});
