import type { FocalPoint, Image } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { noteImages } from '../core/picture-editions.ts';
import { isVector, type Size } from './crop.ts';

export interface Source extends Size {
  isVector: boolean;
  /** Size of the picture that this one has replaced; stored crops refer to it. */
  cropSize?: Size;
  focalPoint?: FocalPoint;
}

const sources = () => new Map<string, Source>();

/** Saves a request for pictures that the gallery has already loaded. */
export function cacheSource(editor: Editor, image: Image): Source {
  const { _id, width, height, type, cropSize, focalPoint } = image;
  const source = {
    ...{ width, height, isVector: isVector(type) },
    ...(cropSize && { cropSize }),
    ...(focalPoint && { focalPoint }),
  };
  editor.get(sources).set(_id, source);
  noteImages(editor, [image]);
  return source;
}

export const getCachedSource = (editor: Editor, imageId: string): Source | undefined =>
  editor.get(sources).get(imageId);

/** Rejects if there is no such picture. */
export const loadSource = async (editor: Editor, imageId: string): Promise<Source> =>
  cacheSource(editor, await api('GET /image/load', { _id: imageId }));
