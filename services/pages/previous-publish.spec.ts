import { findPreviousPublish } from './previous-publish.ts';

const history = (...actions: string[]) => actions.map((action, index) => ({ action, revision: index + 1 })).reverse();

describe('undoing a publish', () => {
  test('returns to the publish before it', () => {
    expect(findPreviousPublish(history('create', 'publish', 'save', 'publish', 'save'))?.revision).toBe(2);
  });

  test('twice returns to the one before that', () => {
    expect(findPreviousPublish(history('publish', 'publish', 'publish', 'takeBackPublish'))?.revision).toBe(1);
  });

  test('after another publish returns to the version that was live before', () => {
    expect(findPreviousPublish(history('publish', 'publish', 'takeBackPublish', 'publish'))?.revision).toBe(1);
  });

  test.each([
    ['the first publish', history('create', 'publish')],
    ['the first publish since it was unpublished', history('publish', 'unpublish', 'publish')],
    ['more often than it was published', history('publish', 'publish', 'takeBackPublish')],
  ])('leaves the page unpublished after %s', (_, entries) => expect(findPreviousPublish(entries)).toBeNull());
});
