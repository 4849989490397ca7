import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { findMedia, listTags } from '../media-list.ts';
import { editionOf, IMAGES, toImage, WITHOUT_ALT } from '../media.store.ts';
import { ImageRepository } from '../repositories.ts';

export const loadGallery = handle(media.calls.loadGallery, { images: IMAGES }, async (input, _caller, { images }) => {
  const { limit, currentPage, search, withoutAlt, tag } = input;
  const filter = withoutAlt === undefined ? {} : { [WITHOUT_ALT]: withoutAlt };
  const { found, total } = await findMedia(images.draft, {
    ...{ search, tag, filter },
    sort: { by: 'uploadedOn', value: ({ uploadedOn }) => uploadedOn, direction: 'desc' },
    skip: (currentPage - 1) * limit,
    limit,
  });
  return { images: found.map(toImage), total };
});

export const galleryTags = handle(media.calls.galleryTags, { images: IMAGES }, async (_input, _caller, { images }) => ({
  tags: await listTags(images.draft),
}));

export const loadImage = handle(
  media.calls.loadImage,
  { images: ImageRepository },
  async ({ _id }, _caller, { images }) => toImage(await images.get(_id)),
);

export const loadEditions = handle(
  media.calls.loadEditions,
  { images: IMAGES },
  async ({ ids }, _caller, { images }) => {
    const found = await images.draft.find({ _id: { in: ids } });
    const editions = found.flatMap((image): [string, string][] => {
      const edition = editionOf(image);
      return edition === undefined ? [] : [[image._id, edition]];
    });
    return { editions: Object.fromEntries(editions) };
  },
);
