import { parseLinkTarget } from './request-public.ts';

test.each([
  ['https://example.com', 'example.com', 443],
  ['http://example.com/a?b#c', 'example.com', 80],
  ['HTTPS://EXAMPLE.com:8443/', 'example.com', 8443],
  ['https://bücher.example.com', 'xn--bcher-kva.example.com', 443],
  ['https://example.com./', 'example.com', 443],
  ['http://[2606:4700::1111]/', '2606:4700::1111', 80],
  // These are other notations of 127.0.0.1, and are checked as this address.
  ['http://2130706433', '127.0.0.1', 80],
  ['http://0x7f.1', '127.0.0.1', 80],
  ['http://0177.0.0.1', '127.0.0.1', 80],
  ['http://127。0。0。1', '127.0.0.1', 80],
])('%s is requested from %s at %i', (address, host, port) => {
  expect(parseLinkTarget(address)).toMatchObject({ host, port });
});

test.each([
  ...[
    'ftp://example.com',
    'file:///etc/passwd',
    'gopher://example.com',
    'mailto:ann@example.com',
    'javascript:alert(1)',
  ],
  ...['/about', 'example.com', '', 'https://', '//example.com', 'https://exa mple.com'],
  ...['https://ann@example.com', 'https://ann:secret@example.com', 'https://:secret@example.com'],
  ...[
    'http://localhost',
    'http://localhost.',
    'http://nats:4222',
    'http://site.local',
    'http://bff.site.svc.cluster.local',
  ],
  ...['http://metadata.google.internal', 'http://1.0.0.127.in-addr.arpa', 'http://a.home.arpa', 'http://a.onion'],
])('%s is not requested', (address) => expect(parseLinkTarget(address)).toBeNull());

test('a redirect is relative to the address that it is an answer of, and checked in the same way', () => {
  const base = new URL('https://example.com/a/b');
  expect(parseLinkTarget('../c', base)?.url.href).toBe('https://example.com/c');
  expect(parseLinkTarget('//other.example/c', base)?.url.href).toBe('https://other.example/c');
  expect(parseLinkTarget('file:///etc/passwd', base)).toBeNull();
  expect(parseLinkTarget('https://ann:secret@example.com', base)).toBeNull();
});
