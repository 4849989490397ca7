import { fitting } from './fitting.ts';

describe('an answer with many pages', () => {
  test('carries as many as fit, in order', () => {
    expect(fitting(['aa', 'bb', 'cc'], 8)).toEqual(['aa', 'bb']);
    expect(fitting(['aa', 'bb'], 100)).toEqual(['aa', 'bb']);
    expect(fitting([], 8)).toEqual([]);
  });
  test('carries one even when it is large, so that there is always a next', () => {
    expect(fitting(['a long one', 'b'], 5)).toEqual(['a long one']);
  });
});
