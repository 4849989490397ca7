import { jest } from '@jest/globals';
import { DURATION, HIDE_DELAY, type Progress, THROTTLE, TICK, createProgressBar } from './progress.ts';

let shown: Progress;
let bar: ReturnType<typeof createProgressBar>;

beforeEach(() => {
  jest.useFakeTimers();
  shown = { visible: false, percent: 0 };
  bar = createProgressBar((progress) => (shown = progress));
});
afterEach(() => jest.useRealTimers());

test('its measures are those of the product', () => {
  expect([THROTTLE, DURATION, TICK, HIDE_DELAY]).toEqual([200, 5000, 100, 500]);
});

test('what is loaded within the throttle never shows a bar', () => {
  bar.start();
  jest.advanceTimersByTime(199);
  bar.finish();
  jest.advanceTimersByTime(5000);
  expect(shown).toEqual({ shown: false, percent: 0 });
});

test('it advances with each tick and is near its end after its duration', () => {
  bar.start();
  jest.advanceTimersByTime(THROTTLE + TICK);
  const first = shown.percent;
  jest.advanceTimersByTime(TICK);
  expect(shown.percent).toBeGreaterThan(first);
  jest.advanceTimersByTime(DURATION * 2);
  expect(shown).toEqual({ shown: true, percent: 98 });
});

test('it fills when loading ends, and goes a moment later', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  bar.finish();
  expect(shown).toEqual({ shown: true, percent: 100 });
  jest.advanceTimersByTime(HIDE_DELAY - 1);
  expect(shown.visible).toBe(true);
  jest.advanceTimersByTime(1);
  expect(shown.visible).toBe(false);
});

test('another change of route begins it again', () => {
  bar.start();
  jest.advanceTimersByTime(3000);
  bar.start();
  expect(shown.visible).toBe(false);
  jest.advanceTimersByTime(THROTTLE);
  expect(shown).toEqual({ shown: true, percent: 0 });
});

test('on a redirect it stands still, and fills when the page is there that was led to', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  const { percent } = shown;
  bar.pause();
  jest.advanceTimersByTime(1000);
  expect(shown).toEqual({ shown: true, percent });
  bar.finish();
  expect(shown).toEqual({ shown: true, percent: 100 });
});
