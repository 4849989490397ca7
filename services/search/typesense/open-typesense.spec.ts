import { typesenseAddress } from './open-typesense.ts';

describe('the URL of a Typesense server', () => {
  test('has a key and a host, and optional parts', () => {
    expect(typesenseAddress('typesense://secret@search.internal')).toEqual({
      key: 'secret',
      host: 'search.internal',
      port: 8108,
      protocol: 'http',
      alias: 'site',
    });
    expect(typesenseAddress('typesense://a%2Fb%40c@10.0.0.1:9000/banksia?tls=true')).toEqual({
      key: 'a/b@c',
      host: '10.0.0.1',
      port: 9000,
      protocol: 'https',
      alias: 'banksia',
    });
    expect(typesenseAddress('typesense://secret@search.internal?tls=true').port).toBe(443);
  });

  test.each([
    'typesense://search.internal:8108',
    'typesense://secret@',
    'typesense:',
    'typesense://secret@host/with-a-dash',
    'typesense://secret@host?tls=maybe',
  ])('%s is refused, without printing the key', (url) => {
    expect(() => typesenseAddress(url)).toThrow(/SEARCH_URL/);
    expect(() => typesenseAddress(url)).not.toThrow(/secret/);
  });
});
