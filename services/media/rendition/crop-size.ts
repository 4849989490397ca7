import type { ImageContent } from '../media.store.ts';
import type { Area, Size } from './plan.ts';

type Sized = Pick<ImageContent, 'width' | 'height' | 'cropSize'>;

/** Pages store crops in pixels of the picture that was cropped, so its size stays with the pictures that replace it. */
export function withCropSize<T extends Sized, C extends Size>(replaced: T, content: C): T & C {
  const { cropSize, ...current } = replaced;
  const { width, height } = cropSize ?? replaced;
  const isSame = width === content.width && height === content.height;
  return { ...current, ...content, ...(!isSame && { cropSize: { width, height } }) } as T & C;
}

export function scaleToPicture(crop: Area, { width, height, cropSize }: Sized): Area {
  if (!cropSize) return crop;
  const [x, y] = [width / cropSize.width, height / cropSize.height];
  const left = Math.min(Math.round(crop.left * x), width - 1);
  const top = Math.min(Math.round(crop.top * y), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.left + crop.width) * x), width) - left),
    height: Math.max(1, Math.min(Math.round((crop.top + crop.height) * y), height) - top),
  };
}
