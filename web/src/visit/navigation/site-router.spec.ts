import { jest } from '@jest/globals';
import { PAGE_LOAD_DELAY, applyDelayed } from './SiteRouter.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the result of loading a page is applied after 100 ms', async () => {
  let applied: string | undefined;
  void applyDelayed(Promise.resolve('page')).then((page) => (applied = page));
  expect(PAGE_LOAD_DELAY).toBe(100);
  await jest.advanceTimersByTimeAsync(99);
  expect(applied).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(applied).toBe('page');
});

test('a failed page load fails at once', async () => {
  await expect(applyDelayed(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});
