import type { Picture } from '../../../proto/values.ts';
import { cropParameters, imageUrl } from '../blocks/parts/image-url.ts';

/** Returns the address of the mark of a brand as a square icon. */
export const markUrl = (mark: Picture, side: number, format: 'png' | 'jpg'): string =>
  imageUrl({ imageId: mark.imageId, crop: cropParameters(mark, 'desktop'), width: side, height: side, format });
