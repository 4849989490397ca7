/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import { trackLinks, trackPageView } from './tracking.ts';

beforeEach(() => {
  window.dataLayer = undefined;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a page view is reported 250 ms after the route has changed', () => {
  trackPageView('/au/news');
  jest.advanceTimersByTime(249);
  expect(window.dataLayer).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(window.dataLayer).toEqual([{ event: 'pageView', url: '/au/news', title: '' }]);
});

test('a page that is left at once is not reported', () => {
  trackPageView('/au/news')();
  jest.advanceTimersByTime(1000);
  expect(window.dataLayer).toBeUndefined();
});

test('a click on a link reports the element, its address and its target', () => {
  document.body.innerHTML = '<a href="https://example.org/x" target="_blank"><b>go</b></a>';
  const stop = trackLinks(document);
  document.querySelector('b')!.click();
  stop();
  expect(window.dataLayer).toEqual([
    { event: 'linkClicked', element: document.querySelector('a'), url: 'https://example.org/x', target: '_blank' },
  ]);
});
