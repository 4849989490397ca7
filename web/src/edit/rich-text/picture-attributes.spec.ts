import { isPictureAddress } from '../../../../proto/picture-editions.ts';
import { toAttributes, toPicture } from './picture-attributes.ts';

const crop = { left: 10, top: 20, width: 2400, height: 1200 };

test.each([
  [
    { imageId: 'i1', alt: 'A galah', text: crop },
    { width: '1200', height: '600' },
  ],
  [
    { imageId: 'i1', alt: '', text: { ...crop, width: 300, height: 301 } },
    { width: '300', height: '301' },
  ],
  [
    { imageId: 'static:coast', alt: 'The coast' },
    { width: null, height: null },
  ],
])('%j has an address that the services accept, and is read from it again', (picture, size) => {
  const attributes = toAttributes(picture);
  expect(attributes).toMatchObject({ alt: picture.alt, ...size });
  expect(isPictureAddress(attributes.src)).toBe(true);
  expect(toPicture(attributes)).toEqual(picture);
});
