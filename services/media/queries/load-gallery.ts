import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { derivedSubstringIndex } from '../../kit/versioned/tables.ts';
import { IMAGES, toImage, WITHOUT_ALT } from '../media.store.ts';
import { findTagged } from '../tags.ts';

export const loadGallery = handle(media.calls.loadGallery, { images: IMAGES }, async (input, _caller, { images }) => {
  const { limit, currentPage, search, withoutAlt, tag } = input;
  const filter = withoutAlt === undefined ? {} : { [WITHOUT_ALT]: withoutAlt };
  const part = { skip: (currentPage - 1) * limit, limit };
  const { found, total } =
    tag === ''
      ? await derivedSubstringIndex.find(images.draft, {
          filter,
          text: search.trim(),
          sort: { by: 'uploadedOn', value: ({ uploadedOn }) => uploadedOn, direction: 'desc' },
          ...part,
        })
      : await findTagged(images.draft, {
          tag,
          search,
          filter,
          sort: { uploadedOn: 'desc' },
          ...part,
        });
  return { images: found.map(toImage), total };
});
