/** @jest-environment jsdom */
import { toInternalAddress } from './internal-address.ts';

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

test('a link with a target or a download is left to the browser, and so is one within the page', () => {
  expect(addressOf('/au', { target: '_blank' })).toBeNull();
  expect(addressOf('/au', { download: '' })).toBeNull();
  expect(addressOf('#here')).toBeNull();
});
