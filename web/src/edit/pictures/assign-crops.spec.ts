import { picture } from '../../fields/field.ts';
import { assignCrops } from './crop.ts';

const image = {
  _id: 'img1',
  version: 'v2' as const,
  name: 'coast.jpg',
  type: 'image/jpeg',
  width: 4000,
  height: 3000,
  size: 1,
  alt: 'A coast',
  uploadedOn: '2026-01-01T00:00:00.000Z',
};
const sizes = { desktop: { width: 1600, height: 900 }, mobile: { width: 600, height: 600 } };

describe('a newly chosen picture', () => {
  test('has its own texts, and a crop in the ratio of each size', () => {
    expect(assignCrops(picture('Picture', sizes), image)).toEqual({
      imageId: 'img1',
      alt: 'A coast',
      desktop: { top: 375, left: 0, width: 4000, height: 2250 },
      mobile: { top: 0, left: 500, width: 3000, height: 3000 },
    });
  });

  test('is not cropped if the ratio is free', () => {
    expect(assignCrops(picture('Picture', { desktop: sizes.desktop }, { freeform: true }), image)).toMatchObject({
      desktop: { top: 0, left: 0, width: 4000, height: 3000 },
    });
  });

  test('is not cropped if it has no pixels', () => {
    expect(assignCrops(picture('Picture', sizes), { ...image, type: 'image/svg+xml' })).toEqual({
      imageId: 'img1',
      alt: 'A coast',
    });
  });
});
