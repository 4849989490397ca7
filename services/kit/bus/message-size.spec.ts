import { takeWhileFits } from './message-size.ts';

describe('an answer with many pages', () => {
  test('has as many as fit, in order', () => {
    expect(takeWhileFits(['aa', 'bb', 'cc'], 8)).toEqual(['aa', 'bb']);
    expect(takeWhileFits(['aa', 'bb'], 100)).toEqual(['aa', 'bb']);
    expect(takeWhileFits([], 8)).toEqual([]);
  });
  test('has at least one, however large, so that paging continues', () => {
    expect(takeWhileFits(['a long one', 'b'], 5)).toEqual(['a long one']);
  });
});
