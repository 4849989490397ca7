/** @jest-environment ./scripts/jest/document-environment.js */
import { createPrefetcher, isMeteredConnection, prefetchLinks, toInternalAddress } from './prefetch.ts';

const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
const prefetcher = createPrefetcher();
const idle: (IdleRequestOptions | undefined)[] = [];
// jsdom provides neither of these functions.
Object.assign(window, {
  fetch: () => new Promise(() => {}),
  requestIdleCallback: (_callback: unknown, options?: IdleRequestOptions) => idle.push(options),
  cancelIdleCallback: () => idle.pop(),
});

afterEach(() => setConnection());

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('prefetching over %p is too expensive: %p', (connection, costly) => {
  expect(isMeteredConnection(connection)).toBe(costly);
});

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
  'nothing is prefetched over %p',
  (connection) => {
    setConnection(connection);
    prefetcher.prefetch('/au/costly');
    expect(prefetcher.take('/au/costly')).toBeUndefined();
  },
);

test('a page is prefetched over a faster connection', () => {
  setConnection({ effectiveType: '4g' });
  prefetcher.prefetch('/au/cover');
  expect(prefetcher.take('/au/cover')).toBeInstanceOf(Promise);
});

test('prefetching waits for an idle moment, 2000 ms at most', () => {
  const stop = prefetchLinks(document, prefetcher);
  expect(idle).toEqual([{ timeout: 2000 }]);
  stop();
  expect(idle).toEqual([]);
});

function addressOf(href: string, attributes: Record<string, string> = {}): string | null {
  const link = Object.assign(document.createElement('a'), { href });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return toInternalAddress(link, location);
}

test.each(['/au', '/au/news?page=2', '/au/about#team', '/', '/healthy-work', '/apiary'])('%s is a page', (href) => {
  expect(addressOf(href)).toBe(href);
});

test.each([
  ...[
    '/au/news/rss.xml',
    '/au/news/feed.xml',
    '/au/event/tea/event.ics',
    '/sitemap-1.xml',
    '/favicon.ico',
    '/old/Form.aspx',
  ],
  ...[
    '/api/openapi.json',
    '/img/a',
    '/file/a/b',
    '/health',
    '/ready',
    '/forms/au/contact',
    'https://elsewhere.example/au',
  ],
])('%s is loaded by the browser', (href) => {
  expect(addressOf(href)).toBeNull();
});

test('the browser handles links with a target or a download, and links within the page', () => {
  expect(addressOf('/au', { target: '_blank' })).toBeNull();
  expect(addressOf('/au', { download: '' })).toBeNull();
  expect(addressOf('#here')).toBeNull();
});
