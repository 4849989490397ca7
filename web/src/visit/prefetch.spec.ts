import { IDLE_TIMEOUT, isCostly } from './prefetch.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('reading ahead over %p is too costly: %p', (connection, costly) => {
  expect(isCostly(connection)).toBe(costly);
});

test('the browser may put it off for two seconds', () => {
  expect(IDLE_TIMEOUT).toBe(2000);
});
