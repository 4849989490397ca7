import { findPreviousPublish } from './find-previous-publish.ts';

const history = (...actions: string[]) => actions.map((action, index) => ({ action, revision: index + 1 })).reverse();

describe('taking back a publish', () => {
  test('goes back to the publish before it', () => {
    expect(findPreviousPublish(history('create', 'publish', 'save', 'publish', 'save'))?.revision).toBe(2);
  });

  test('twice goes back two publishes', () => {
    expect(findPreviousPublish(history('publish', 'publish', 'publish', 'takeBackPublish'))?.revision).toBe(1);
  });

  test('and publishing anew goes back to what was taken back to', () => {
    expect(findPreviousPublish(history('publish', 'publish', 'takeBackPublish', 'publish'))?.revision).toBe(1);
  });

  test.each([
    ['the first publish', history('create', 'publish')],
    ['the first publish since it was unpublished', history('publish', 'unpublish', 'publish')],
    ['more often than it was published', history('publish', 'publish', 'takeBackPublish')],
  ])('is not possible for %s', (_, entries) => expect(findPreviousPublish(entries)).toBeNull());
});
