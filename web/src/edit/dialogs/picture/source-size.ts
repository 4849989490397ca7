import type { Image as Uploaded } from '../../../../../proto/entities/image.ts';
import { imageUrl } from '../../../blocks/parts/image-url.ts';
import type { Size } from './crop.ts';

/** A picture as it was uploaded. */
export interface Source extends Size {
  /** It has no pixels, and is sent whole however it is asked for. */
  isVector: boolean;
}

const SVG = 'image/svg+xml';
const cache = new Map<string, Source>();

/** What the gallery tells need not be found out. */
export const cacheSource = ({ _id, width, height, type }: Uploaded): void =>
  void cache.set(_id, { width, height, isVector: isVector(type) });

export const getCachedSource = (imageId: string): Source | undefined => cache.get(imageId);

export const isVector = (type: string): boolean => type.startsWith(SVG);

/** Finds out from the uploaded bytes: what is drawn from them may be smaller. Rejects when they are not there. */
export async function loadSource(imageId: string): Promise<Source> {
  const url = `${imageUrl({ imageId })}?o=true`;
  const [size, { ok, headers }] = await Promise.all([sizeAt(url), fetch(url, { method: 'HEAD' })]);
  if (!ok) throw new Error(`There is no picture at ${url}.`);
  const source = { ...size, isVector: isVector(headers.get('content-type') ?? '') };
  cache.set(imageId, source);
  return source;
}

function sizeAt(url: string): Promise<Size> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error(`There is no picture at ${url}.`));
    image.src = url;
  });
}
