import type { Crop, Picture } from '../../../../proto/values.ts';
import { encodePart } from '../../../../proto/unicode.ts';

interface ImageOptions {
  imageId?: string;
  crop?: Partial<Crop>;
  width?: number | 'auto' | '';
  height?: number | 'auto' | '';
  blur?: number;
  format?: 'jpg' | 'jpeg' | 'png' | 'webp' | 'orig';
  transparent?: boolean;
  scale?: number;
}

const DRAWN = 'static:';

export function imageUrl({ imageId, crop, width, height, blur, format, transparent, scale }: ImageOptions): string {
  if (!imageId) return '';
  if (imageId.startsWith(DRAWN)) return `/art/${encodePart(imageId.slice(DRAWN.length))}.svg`;
  const query = new URLSearchParams();
  const setParameter = (name: string, value: number | string | undefined) => {
    if (value !== undefined && value !== '' && value !== 'auto') query.set(name, String(value));
  };
  setParameter('w', width);
  setParameter('h', height);
  if (isWhole(crop)) {
    setParameter('cx', crop.left);
    setParameter('cy', crop.top);
    setParameter('cw', crop.width);
    setParameter('ch', crop.height);
  }
  setParameter('b', blur);
  setParameter('f', format);
  if (transparent) setParameter('t', 'true');
  setParameter('s', scale);
  const text = query.toString();
  return `/img/${encodePart(imageId)}${text && `?${text}`}`;
}

export const isStaticArt = (picture: Picture): boolean => picture.imageId.startsWith(DRAWN);

/** Says nothing to visitors, whatever its alternative text is: it marks the place of a picture. */
export const isPlaceholder = (picture: Picture): boolean => picture.imageId.startsWith(`${DRAWN}shape-`);

export const cropParameters = (picture: Picture, size: string): Partial<Crop> | undefined =>
  picture[size] as Partial<Crop> | undefined;

function isWhole(crop: Partial<Crop> | undefined): crop is Crop {
  return [crop?.top, crop?.left, crop?.width, crop?.height].every((side) => typeof side === 'number');
}
