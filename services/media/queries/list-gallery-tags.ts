import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { IMAGES } from '../media.store.ts';
import { listTags } from '../tags.ts';

export const listGalleryTags = handle(
  media.calls.galleryTags,
  { images: IMAGES },
  async (_input, _caller, { images }) => ({ tags: await listTags(images.draft) }),
);
