import type { PercentCrop } from 'react-image-crop';
import type { FocalPoint, Image } from '../../../../proto/entities/image.ts';
import type { Crop, Picture } from '../../../../proto/values.ts';
import type { PictureField } from '../../fields/field.ts';

export interface Size {
  width: number;
  height: number;
}

interface Focused extends Size {
  focalPoint?: FocalPoint;
}

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

interface Replaced extends Size {
  cropSize?: Size;
}

/** Returns the largest crop with this ratio (width / height) around the focal point, or the whole picture. */
export function initialCrop(source: Focused, ratio?: number): Crop {
  if (ratio === undefined) return { top: 0, left: 0, ...whole(source) };
  const { x, y } = source.focalPoint ?? CENTRE;
  const wide = source.width / source.height > ratio;
  const width = wide ? roundToPixel(source.height * ratio) : source.width;
  const height = wide ? source.height : roundToPixel(source.width / ratio);
  return {
    top: clamp(Math.round(y * source.height - height / 2), 0, Math.max(0, source.height - height)),
    left: clamp(Math.round(x * source.width - width / 2), 0, Math.max(0, source.width - width)),
    width: Math.min(width, source.width),
    height: Math.min(height, source.height),
  };
}

/** Crops are stored in pixels of the first uploaded picture, even after it was replaced. */
export function toStoredCrop(crop: Crop, source: Replaced): Crop {
  if (!source.cropSize) return crop;
  const { top, left, width, height } = scale(crop, source, source.cropSize);
  return { top: toHundredth(top), left: toHundredth(left), width: toHundredth(width), height: toHundredth(height) };
}

export function fromStoredCrop(crop: Partial<Crop> | undefined, source: Replaced): Partial<Crop> | undefined {
  if (!source.cropSize || !isWhole(crop)) return crop;
  const { top, left, width, height } = scale(crop, source.cropSize, source);
  const [x, y] = [Math.round(left), Math.round(top)];
  return {
    top: y,
    left: x,
    width: Math.min(Math.round(left + width), source.width) - x,
    height: Math.min(Math.round(top + height), source.height) - y,
  };
}

export const toDisplayedCrop = (crop: Crop, source: Size): PercentCrop => ({
  unit: '%',
  x: (crop.left / source.width) * 100,
  y: (crop.top / source.height) * 100,
  width: (crop.width / source.width) * 100,
  height: (crop.height / source.height) * 100,
});

export function toSourceCrop(displayed: PercentCrop, source: Size): Crop {
  const width = clamp(Math.round((displayed.width / 100) * source.width), 1, source.width);
  const height = clamp(Math.round((displayed.height / 100) * source.height), 1, source.height);
  return {
    top: clamp(Math.round((displayed.y / 100) * source.height), 0, source.height - height),
    left: clamp(Math.round((displayed.x / 100) * source.width), 0, source.width - width),
    width,
    height,
  };
}

export function fitsSource(crop: Partial<Crop> | undefined, source: Size): crop is Crop {
  if (!isWhole(crop)) return false;
  const { top, left, width, height } = crop;
  return (
    top >= 0 && left >= 0 && width > 0 && height > 0 && left + width <= source.width && top + height <= source.height
  );
}

const isWhole = (crop: Partial<Crop> | undefined): crop is Crop =>
  [crop?.top, crop?.left, crop?.width, crop?.height].every((side) => typeof side === 'number');

function scale({ top, left, width, height }: Crop, from: Size, to: Size): Crop {
  const [x, y] = [to.width / from.width, to.height / from.height];
  return { top: top * y, left: left * x, width: width * x, height: height * y };
}

const toHundredth = (side: number): number => Math.round(side * 100) / 100;

const whole = ({ width, height }: Size): Size => ({ width, height });
const roundToPixel = (pixels: number): number => Math.max(1, Math.round(pixels));
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** A drawing without pixels has no crops. */
export const isVector = (type: string): boolean => type.startsWith('image/svg+xml');

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
