import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { IMAGES, TAGS } from '../media.store.ts';

const MAX = 500;

export const listGalleryTags = handle(
  media.calls.galleryTags,
  { images: IMAGES },
  async (_input, _caller, { images }) => {
    const counted = await images.draft.countBy([TAGS]);
    const tags = counted.map(({ values }) => values[0] as string).sort((a, b) => a.localeCompare(b));
    return { tags: tags.slice(0, MAX) };
  },
);
