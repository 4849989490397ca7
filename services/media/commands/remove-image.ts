import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { UsageChecker } from '../usage-checker.ts';

export const removeImage = handle(
  media.calls.removeImage,
  { images: ImageRepository, uses: UsageChecker },
  async ({ id }, caller, { uses, images }) => {
    requireCapability(caller, 'media');
    await uses.requireUnusedImage(await images.get(id), caller);
    await images.remove(id, toAuthor(caller));
    return { _id: id };
  },
);
