/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import { countVisit, referrerHost } from './use-visit-counting.ts';

const sent: string[] = [];
const define = (target: object, values: object) =>
  Object.defineProperties(
    target,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, configurable: true }])),
  );

beforeEach(() => {
  sent.length = 0;
  jest.useFakeTimers();
  define(navigator, {
    ...{ webdriver: false, doNotTrack: null, globalPrivacyControl: false },
    sendBeacon: (url: string) => sent.push(url) > 0,
  });
});
afterEach(() => jest.useRealTimers());

test('a view is reported once, to the site itself', () => {
  countVisit({ path: '/au' });
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual(['/api/visit/count']);
});

test('neither a page that is left at once nor a search that is still typed is reported', () => {
  countVisit({ path: '/au' })();
  const cancel = countVisit({ path: '/au/search', q: 'le' });
  jest.advanceTimersByTime(500);
  cancel();
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])(
  'nothing is reported with %o',
  (setting) => {
    define(navigator, setting);
    countVisit({ path: '/au' });
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  },
);

test('a page that is rendered in advance is reported when it is shown', () => {
  define(document, { prerendering: true });
  countVisit({ path: '/au' });
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.advanceTimersByTime(250);
  define(document, { prerendering: false });
  expect(sent).toHaveLength(1);
});

test('only the host of a referrer is reported', () => {
  define(document, { referrer: 'https://news.example/story?reader=hemi' });
  expect(referrerHost()).toBe('news.example');
  define(document, { referrer: '' });
  expect(referrerHost()).toBe('');
});
