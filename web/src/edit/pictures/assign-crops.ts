import type { Image } from '../../../../proto/entities/image.ts';
import type { Crop, Picture } from '../../../../proto/values.ts';
import type { PictureField } from '../../fields/field.ts';
import { type Size, initialCrop, toStoredCrop } from './crop.ts';
import { isVector } from './source-size.ts';

export const assignCrops = (field: PictureField, image: Image): Picture => ({
  imageId: image._id,
  alt: image.alt,
  ...(!isVector(image.type) && initialCrops(field, image)),
});

export const initialCrops = (
  field: PictureField,
  source: Parameters<typeof initialCrop>[0] & Parameters<typeof toStoredCrop>[1],
): Record<string, Crop> =>
  Object.fromEntries(
    Object.entries(field.sizes).map(([name, size]) => [
      name,
      toStoredCrop(initialCrop(source, aspectRatio(field, size)), source),
    ]),
  );

export const aspectRatio = (
  { freeform }: Pick<PictureField, 'freeform'>,
  { width, height }: Size,
): number | undefined => (freeform ? undefined : width / height);
