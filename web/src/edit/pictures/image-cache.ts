import type { Image } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { noteImages } from '../core/picture-editions.ts';

const images = () => new Map<string, Image>();

/** Saves a request for pictures that the gallery has already loaded. */
export function cacheImage(editor: Editor, image: Image): Image {
  editor.get(images).set(image._id, image);
  noteImages(editor, [image]);
  return image;
}

/** Rejects if there is no such picture. */
export const loadImage = async (editor: Editor, imageId: string): Promise<Image> =>
  editor.get(images).get(imageId) ?? cacheImage(editor, await api('GET /image/load', { _id: imageId }));
