import { jest } from '@jest/globals';
import { DURATION, HIDE_DELAY, type Progress, THROTTLE, TICK, createProgressBar } from './ProgressBar.tsx';

let progress: Progress;
let bar: ReturnType<typeof createProgressBar>;

beforeEach(() => {
  jest.useFakeTimers();
  progress = { visible: false, percent: 0 };
  bar = createProgressBar((next) => (progress = next));
});
afterEach(() => jest.useRealTimers());

test('its timings are those of the specification', () => {
  expect([THROTTLE, DURATION, TICK, HIDE_DELAY]).toEqual([200, 5000, 100, 500]);
});

test('what is loaded within the throttle never shows a bar', () => {
  bar.start();
  jest.advanceTimersByTime(199);
  bar.finish();
  jest.advanceTimersByTime(5000);
  expect(progress).toEqual({ visible: false, percent: 0 });
});

test('it advances with each tick and is near its end after its duration', () => {
  bar.start();
  jest.advanceTimersByTime(THROTTLE + TICK);
  const first = progress.percent;
  jest.advanceTimersByTime(TICK);
  expect(progress.percent).toBeGreaterThan(first);
  jest.advanceTimersByTime(DURATION * 2);
  expect(progress).toEqual({ visible: true, percent: 98 });
});

test('it fills when loading ends, and disappears a moment later', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  bar.finish();
  expect(progress).toEqual({ visible: true, percent: 100 });
  jest.advanceTimersByTime(HIDE_DELAY - 1);
  expect(progress.visible).toBe(true);
  jest.advanceTimersByTime(1);
  expect(progress.visible).toBe(false);
});

test('another navigation restarts it', () => {
  bar.start();
  jest.advanceTimersByTime(3000);
  bar.start();
  expect(progress.visible).toBe(false);
  jest.advanceTimersByTime(THROTTLE);
  expect(progress).toEqual({ visible: true, percent: 0 });
});

test('on a redirect it pauses, and fills when the target is loaded', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  const { percent } = progress;
  bar.pause();
  jest.advanceTimersByTime(1000);
  expect(progress).toEqual({ visible: true, percent });
  bar.finish();
  expect(progress).toEqual({ visible: true, percent: 100 });
});
