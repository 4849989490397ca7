import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { Uses } from '../uses.ts';

export const removeImage = handle(
  media.calls.removeImage,
  { images: ImageRepository, uses: Uses },
  async ({ id }, caller, { uses, images }) => {
    permit(caller, 'media');
    await uses.refuseUsedImage(await images.get(id), caller);
    await images.remove(id, authorOf(caller));
    return { _id: id };
  },
);
