import type { Plan } from './plan.ts';

const ORIGINAL = 'original';

interface StoredPicture {
  _id: string;
  bytesId?: string;
}

/** That of all bytes of a picture contains those of the bytes that have replaced others. */
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

/** True for what pages of the site request: webp, jpg or png in the default quality, blurred only as a small placeholder. */
const isCommonRendition = (key: string): boolean => COMMON_VALUES.test(key);
const COMMON_VALUES = /\/(full|\d+x\d+)(-c[\d.]+)?(-b1)?(-q70\.(webp|jpg)|\.png)$/;

/** The limit applies to each picture; without it, visitors could fill the file store. */
export const MAX_RENDITIONS = 200;

interface Stored {
  key: string;
  at: Date;
}

/**
 * Chooses renditions in unusual formats or qualities first, then the oldest, so that hand-made requests replace each other and not what
 * visitors need.
 */
export function findSurplus(stored: Stored[], max = MAX_RENDITIONS): string[] {
  return stored
    .map(({ key, at }) => ({ key, at: at.getTime(), usual: Number(isCommonRendition(key)) }))
    .sort((a, b) => a.usual - b.usual || a.at - b.at)
    .slice(0, Math.max(0, stored.length - max))
    .map(({ key }) => key);
}
