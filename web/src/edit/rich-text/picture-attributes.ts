import { parseEditionAddress } from '../../../../proto/picture-editions.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import type { Crop, Picture } from '../../../../proto/values.ts';

/** The attributes of a picture that a text stores. */
export interface PictureAttributes {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
}

/** The name of its only crop, and the pixels that a text has room for on a large screen. */
export const TEXT_CROP = 'text';
export const MAX_WIDTH = 1200;

export function toAttributes(picture: Picture): PictureAttributes {
  const crop = picture[TEXT_CROP] as Crop | undefined;
  const width = crop && Math.min(crop.width, MAX_WIDTH);
  const height = crop && Math.max(1, Math.round((crop.height * width!) / crop.width));
  return {
    src: imageUrl({ imageId: picture.imageId, crop, width }),
    alt: picture.alt ?? '',
    width: width ? String(width) : null,
    height: height ? String(height) : null,
  };
}

export function toPicture({ src, alt }: Pick<PictureAttributes, 'src' | 'alt'>): Picture {
  const { pathname, searchParams } = new URL(src, 'https://site.invalid');
  const art = /^\/art\/(.+)\.svg$/.exec(pathname)?.[1];
  if (art) return { imageId: `static:${decodeURIComponent(art)}`, alt };
  const [left, top, width, height] = ['cx', 'cy', 'cw', 'ch'].map((name) => Number(searchParams.get(name)));
  return {
    imageId: parseEditionAddress(decodeURIComponent(pathname.replace(/^\/img\//, ''))).id,
    alt,
    ...(width && height ? { [TEXT_CROP]: { left, top, width, height } } : {}),
  };
}
