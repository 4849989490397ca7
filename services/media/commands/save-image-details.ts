import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { toImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { toDisplayText } from '../display-name.ts';

export const saveImageDetails = handle(
  media.calls.saveImageDetails,
  { images: ImageRepository },
  async ({ _id, alt }, caller, { images }) => {
    requireCapability(caller, 'media');
    return toImage(await images.change(_id, { alt: toDisplayText(alt) }, toAuthor(caller)));
  },
);
