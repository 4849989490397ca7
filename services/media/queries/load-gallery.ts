import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { derivedSubstringIndex } from '../../kit/versioned/derived-field.ts';
import { IMAGES, toImage } from '../media.store.ts';

export const loadGallery = handle(
  media.calls.loadGallery,
  { images: IMAGES },
  async ({ limit, currentPage, search }, _caller, { images }) => {
    const { found, total } = await derivedSubstringIndex.find(images.draft, {
      filter: {},
      text: search.trim(),
      fields: ['name', 'alt'],
      sort: { by: 'uploadedOn', value: ({ uploadedOn }) => uploadedOn, direction: 'desc' },
      skip: (currentPage - 1) * limit,
      limit,
    });
    return { images: found.map(toImage), total };
  },
);
