import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';

export const loadImage = handle(
  media.calls.loadImage,
  { images: ImageRepository },
  async ({ _id }, _caller, { images }) => toImage(await images.get(_id)),
);
