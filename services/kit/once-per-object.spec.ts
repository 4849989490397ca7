import { oncePerObject } from './once-per-object.ts';

test('a result is computed once for each object, and each time for other values', () => {
  const computed: unknown[] = [];
  const count = oncePerObject((part: unknown) => computed.push(part));
  const [one, other] = [[], []];
  expect([count(one), count(one), count(other), count(one)]).toEqual([1, 1, 2, 1]);
  expect([count(undefined), count(undefined), count(null)]).toEqual([3, 4, 5]);
});
