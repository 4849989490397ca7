import { RenderBudget, RENDERS_PER_HOUR } from './render-budget.ts';

const HOUR = 60 * 60_000;

test('a source may cause a limited number of renditions of a picture in an hour, and then learns when to retry', () => {
  const budget = new RenderBudget();
  for (let n = 0; n < RENDERS_PER_HOUR; n += 1) budget.spend('one', 'p', 0);
  expect(() => budget.spend('one', 'p', HOUR / 2)).toThrow(
    expect.objectContaining({ code: 'too-many', details: { retryAfterSeconds: 1800 } }),
  );
  expect(() => budget.spend('one', 'other', 0)).not.toThrow();
  expect(() => budget.spend('two', 'p', 0)).not.toThrow();
  expect(() => budget.spend(undefined, 'p', 0)).not.toThrow();
  expect(() => budget.spend('one', 'p', HOUR)).not.toThrow();
});
