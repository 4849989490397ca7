import { readDecisions } from './decisions-page.ts';

const decisions = readDecisions();
const numbers = decisions.map(({ number }) => number);

test('decisions are numbered without a gap, and none has the number of another', () => {
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});

test('a decision is superseded by a later one that exists', () => {
  const superseded = decisions.filter(({ supersededBy }) => supersededBy);
  expect(superseded.filter(({ number, supersededBy }) => !(Number(supersededBy) > number))).toEqual([]);
  expect(superseded.filter(({ supersededBy }) => !numbers.includes(Number(supersededBy)))).toEqual([]);
});

test('the context, the decision and its consequences take at most 150 words', () => {
  const long = decisions.filter(({ body }) => body.split(/\s+/).length > 150);
  expect(long.map(({ number, title }) => `${number}. ${title}`)).toEqual([]);
});
