/** @jest-environment ./scripts/jest/document-environment.js */
import { externalAddress, classifyAddress, pageAddress, publicOrigin } from './address.ts';

const origin = 'https://banksia.example';

test.each([
  ['cover', '/cover'],
  ['au/cover', '/au/cover'],
  [' /au/cover ', '/au/cover'],
  ['/au/cover#prices', '/au/cover#prices'],
  ['#prices', '#prices'],
  ['https://banksia.example/au/cover', '/au/cover'],
  ['https://banksia.example', '/'],
  ['', ''],
  ['what we cover', null],
  ['https://example.com', null],
  ['javascript:alert(1)', null],
  ['//example.com', null],
])('as the address of a page, %j is %j', (typed, address) => {
  expect(pageAddress(typed, [origin])).toBe(address);
});

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['tel:+6129876', 'tel:+6129876'],
  ['example.com', 'https://example.com'],
  ['example.com/a?b#c', 'https://example.com/a?b#c'],
  ['example.com:8080', 'https://example.com:8080'],
  ['cover', null],
  ['au/cover', null],
  ['/au/cover', null],
  ['au/report.pdf', null],
  ['javascript:alert(1)', null],
  ['what we cover', null],
  ['', ''],
])('as the address of another site, %j is %j', (typed, address) => {
  expect(externalAddress(typed)).toBe(address);
});

test.each([
  ['', 'page'],
  ['/au/cover', 'page'],
  ['/file/f1/report.pdf', 'file'],
  ['https://example.com', 'external'],
  ['mailto:ann@example.com', 'external'],
])('the link %j of a rich text is of the kind %s', (href, kind) => {
  expect(classifyAddress(href)).toBe(kind);
});

test('an address of the public host is one of this site, also where editors have another host', () => {
  document.head.innerHTML = `<link rel="canonical" href="${origin}/au">`;
  expect(publicOrigin()).toBe(origin);
  for (const host of [origin, location.origin]) expect(pageAddress(`${host}/au/cover`)).toBe('/au/cover');
  expect(pageAddress('https://example.com/au/cover')).toBeNull();
});
