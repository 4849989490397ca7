import type { Image } from '../../../../../proto/entities/image.ts';
import type { Crop, Picture } from '../../../../../proto/values.ts';
import type { PictureField } from '../../../fields/field.ts';
import { type Size, firstCrop } from './crop.ts';
import { isVector } from './source.ts';

/** A picture that was just chosen: its own words, and a first crop for each size of the field. */
export const withCrops = (field: PictureField, image: Image): Picture => ({
  imageId: image._id,
  alt: image.alt,
  ...(!isVector(image.type) && firstCrops(field, image)),
});

export const firstCrops = (field: PictureField, source: Size): Record<string, Crop> =>
  Object.fromEntries(
    Object.entries(field.sizes).map(([name, size]) => [name, firstCrop(source, ratioOf(field, size))]),
  );

export const ratioOf = ({ freeform }: Pick<PictureField, 'freeform'>, { width, height }: Size): number | undefined =>
  freeform ? undefined : width / height;
