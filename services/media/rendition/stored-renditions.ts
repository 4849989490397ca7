import type { Plan } from './plan.ts';

const ORIGINAL = 'original';

interface StoredPicture {
  _id: string;
  bytesId?: string;
}

/** The folder of a picture contains a folder for each replacement of its bytes. */
export const pictureFolder = (imageId: string, bytesId?: string): string =>
  `images/${imageId}/${bytesId === undefined ? '' : `${bytesId}/`}`;
export const originalKey = ({ _id, bytesId }: StoredPicture): string => pictureFolder(_id, bytesId) + ORIGINAL;
export const isRenditionKey = (key: string): boolean => !key.endsWith(`/${ORIGINAL}`);

export function renditionKey({ _id, bytesId }: StoredPicture, { format, crop, size, blur, quality }: Plan): string {
  const parts = [
    size ? `${size.width}x${size.height}` : 'full',
    crop && `c${crop.left}.${crop.top}.${crop.width}.${crop.height}`,
    blur && `b${blur}`,
    quality && `q${quality}`,
  ];
  return `${pictureFolder(_id, bytesId)}${parts.filter(Boolean).join('-')}.${format}`;
}

/** Returns true for the renditions in pages: webp, jpg or png in the default quality, blurred only as a small placeholder. */
const isCommonRendition = (key: string): boolean => COMMON_VALUES.test(key);
const COMMON_VALUES = /\/(full|\d+x\d+)(-c[\d.]+)?(-b1)?(-q70\.(webp|jpg)|\.png)$/;

/** Limit for each picture, because visitors could otherwise fill the file store. */
export const MAX_RENDITIONS = 200;

interface Stored {
  key: string;
  at: Date;
}

/**
 * Chooses renditions in unusual formats or qualities first, then the oldest, so that crafted requests do not evict renditions that visitors
 * need.
 */
export function findSurplus(stored: Stored[], max = MAX_RENDITIONS): string[] {
  return stored
    .map(({ key, at }) => ({ key, at: at.getTime(), usual: Number(isCommonRendition(key)) }))
    .sort((a, b) => a.usual - b.usual || a.at - b.at)
    .slice(0, Math.max(0, stored.length - max))
    .map(({ key }) => key);
}
