import { Rendition } from '../../proto/entities/rendition.ts';
import { variesByAccept, pictureCacheKeys, acceptsWebp } from './picture-cache-keys.ts';

const keys = (query: string, id = 'a') =>
  pictureCacheKeys(id, Rendition.parse(Object.fromEntries(new URLSearchParams(query))));

describe('a picture has one cache entry', () => {
  test.each([
    ['w=100&h=50', 'h=50&w=100'],
    ['w=100', 'w=100.0'],
    ['w=100', 'w=100&q=70&s=1'],
    ['w=100', 'w=100&made=up'],
    ['w=100', 'w=100&cx=1&cy=2&cw=3'],
    ['t=1', 't=true'],
    ['o=1', 'o=true&w=100&f=png'],
  ])('for %s and for %s', (one, other) => {
    expect(keys(one)).toEqual(keys(other));
  });
  test.each([
    ['w=100', 'h=100'],
    ['w=100', 'w=101'],
    ['w=100', 'w=100&b=5'],
    ['w=100', 'w=100&cx=0&cy=0&cw=10&ch=10'],
    ['o=1', 'o=0'],
    ['f=jpg', 'f=png'],
  ])('but %s is not %s', (one, other) => {
    expect(keys(one).other).not.toBe(keys(other).other);
  });
  test('and an id never equals another id with a query', () => {
    expect(keys('w=1', 'a').other).not.toBe(keys('w=1', 'a","w').other);
  });
});

describe('a picture varies by webp support', () => {
  test.each(['', 'w=100', 't=1'])('when requested with "%s"', (query) => {
    expect(keys(query).webp).not.toBe(keys(query).other);
    expect(variesByAccept(Rendition.parse(Object.fromEntries(new URLSearchParams(query))))).toBe(true);
  });
  test.each(['f=png', 'f=orig', 'o=1'])('but not with %s', (query) => {
    expect(keys(query).webp).toBe(keys(query).other);
  });
});

describe('webp is accepted if it is named', () => {
  test.each(['image/webp', 'image/avif,image/webp,*/*;q=0.8', 'text/html, image/webp;q=0.8', 'IMAGE/WEBP'])(
    '%s',
    (accept) => {
      expect(acceptsWebp(accept)).toBe(true);
    },
  );
  test.each([
    undefined,
    '',
    '*/*',
    'image/*',
    'image/png',
    'image/webp;q=0',
    'image/webp; q=0.0, */*',
    'x-image/webpx',
  ])('and not with %s', (accept) => {
    expect(acceptsWebp(accept)).toBe(false);
  });
});
