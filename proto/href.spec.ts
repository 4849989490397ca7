import { safeHref } from './href.ts';

test.each([
  ['page', 'au/news', '/au/news'],
  ['page', '/au/news', '/au/news'],
  ['anchor', 'claims', '#claims'],
  ['anchor', '#claims', '#claims'],
  ['external', 'https://example.org', 'https://example.org'],
  ['external', 'example.org', 'https://example.org'],
  ['external', 'cover', '/cover'],
  ['external', 'au/report.pdf', '/au/report.pdf'],
  ['external', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['file', 'f1', '/file/f1'],
  ['page', '', ''],
  ['external', 'javascript:alert(1)', ''],
  ['page', ' JavaScript:alert(1)', ''],
  ['external', 'data:text/html,x', ''],
  ['page', '//evil.example', ''],
] as const)('a link of the kind %s to %s leads to "%s"', (type, href, expected) => {
  expect(safeHref({ type, href })).toBe(expected);
});
