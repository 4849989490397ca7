import { parseMapsSettings } from './maps.ts';

describe('the maps script', () => {
  test('does not exist without a key', () => {
    expect(parseMapsSettings({})).toBeNull();
    expect(parseMapsSettings({ MAPS_KEY: ' ', MAPS_URL: 'https://maps.example.org/js' })).toBeNull();
  });

  test('carries the key and the places library', () => {
    const { script, allowed } = parseMapsSettings({ MAPS_KEY: 'k&1' })!;
    const url = new URL(script);
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect([...url.searchParams]).toEqual([
      ['key', 'k&1'],
      ['libraries', 'places'],
    ]);
    expect(allowed.connect).toEqual(['https://maps.googleapis.com', 'https://places.googleapis.com']);
  });

  test('can come from another host, which is then the only one allowed', () => {
    const { script, allowed } = parseMapsSettings({ MAPS_KEY: 'k1', MAPS_URL: 'http://127.0.0.1:9/js?v=3' })!;
    expect(script).toBe('http://127.0.0.1:9/js?v=3&key=k1&libraries=places');
    expect(allowed.connect).toEqual(['http://127.0.0.1:9']);
  });

  test.each(['maps.example.org/js', 'javascript:alert(1)', "https://a b'"])('%s is not a script URL', (MAPS_URL) => {
    expect(() => parseMapsSettings({ MAPS_KEY: 'k1', MAPS_URL })).toThrow('MAPS_URL is');
  });
});
