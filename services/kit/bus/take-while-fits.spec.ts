import { takeWhileFits } from './take-while-fits.ts';

describe('an answer with many pages', () => {
  test('carries as many as fit, in order', () => {
    expect(takeWhileFits(['aa', 'bb', 'cc'], 8)).toEqual(['aa', 'bb']);
    expect(takeWhileFits(['aa', 'bb'], 100)).toEqual(['aa', 'bb']);
    expect(takeWhileFits([], 8)).toEqual([]);
  });
  test('carries one even when it is large, so that there is always a next', () => {
    expect(takeWhileFits(['a long one', 'b'], 5)).toEqual(['a long one']);
  });
});
