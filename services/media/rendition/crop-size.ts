import type { ImageContent } from '../media.store.ts';

type Size = Pick<ImageContent, 'width' | 'height'>;

/** Pages store crops in pixels of the picture that was cropped, so its size stays with the pictures that replace it. */
export function withCropSize<T extends Size & Pick<ImageContent, 'cropSize'>, C extends Size>(
  { cropSize, ...replaced }: T,
  content: C,
): Omit<T, 'cropSize'> & C & Pick<ImageContent, 'cropSize'> {
  const { width, height } = cropSize ?? replaced;
  const isSame = width === content.width && height === content.height;
  return { ...replaced, ...content, ...(!isSame && { cropSize: { width, height } }) };
}
