import { media } from '../../../proto/media.ts';
import { normalizeTags } from '../../../proto/unicode.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { toImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { toDisplayText } from '../display-name.ts';
import { toFocalPoint } from '../rendition/focal-point.ts';

export const saveImageDetails = handle(
  media.calls.saveImageDetails,
  { images: ImageRepository },
  async ({ _id, alt, tags, focalPoint }, caller, { images }) => {
    requireCapability(caller, 'media');
    const changes = {
      alt: toDisplayText(alt),
      ...(tags && { tags: normalizeTags(tags) }),
      ...(focalPoint !== undefined && { focalPoint: toFocalPoint(focalPoint) }),
    };
    return toImage(await images.change(_id, changes, toAuthor(caller)));
  },
);
