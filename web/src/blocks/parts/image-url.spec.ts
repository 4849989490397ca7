import { imageUrl } from './image-url.ts';

const crop = { left: 1, top: 2, width: 3, height: 4 };

test.each([
  ['nothing without an image', {}, ''],
  ['nothing for an empty id', { imageId: '' }, ''],
  ['the bare address without options', { imageId: 'a1' }, '/img/a1'],
  ['width and height', { imageId: 'a1', width: 100, height: 50 }, '/img/a1?w=100&h=50'],
  ['no automatic or empty measure', { imageId: 'a1', width: 'auto' as const, height: '' as const }, '/img/a1'],
  ['a whole crop', { imageId: 'a1', crop }, '/img/a1?cx=1&cy=2&cw=3&ch=4'],
  ['no crop that lacks a side', { imageId: 'a1', crop: { left: 1, top: 2, width: 3 } }, '/img/a1'],
  [
    'every option in its order',
    { imageId: 'a1', width: 9, crop, blur: 5, format: 'png' as const, transparent: true, scale: 2 },
    '/img/a1?w=9&cx=1&cy=2&cw=3&ch=4&b=5&f=png&t=true&s=2',
  ],
  ['a drawing of the site', { imageId: 'static:coast', width: 9 }, '/art/coast.svg'],
])('%s', (_rule, options, url) => {
  expect(imageUrl(options)).toBe(url);
});
