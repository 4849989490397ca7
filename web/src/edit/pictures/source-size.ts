import type { Image as Uploaded } from '../../../../proto/entities/image.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import type { Editor } from '../core/editor.ts';
import type { Size } from './crop.ts';

export interface Source extends Size {
  isVector: boolean;
}

const SVG = 'image/svg+xml';
const sources = () => new Map<string, Source>();

/** Saves a request for pictures that the gallery has already loaded. */
export const cacheSource = (editor: Editor, { _id, width, height, type }: Uploaded): void =>
  void editor.get(sources).set(_id, { width, height, isVector: isVector(type) });

export const getCachedSource = (editor: Editor, imageId: string): Source | undefined =>
  editor.get(sources).get(imageId);

export const isVector = (type: string): boolean => type.startsWith(SVG);

/** Reads the original, because renditions may be smaller; rejects if there is none. */
export async function loadSource(editor: Editor, imageId: string): Promise<Source> {
  const url = `${imageUrl({ imageId })}?o=true`;
  const [size, { ok, headers }] = await Promise.all([sizeAt(url), fetch(url, { method: 'HEAD' })]);
  if (!ok) throw new Error(`There is no picture at ${url}.`);
  const source = { ...size, isVector: isVector(headers.get('content-type') ?? '') };
  editor.get(sources).set(imageId, source);
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
