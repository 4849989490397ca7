import { media } from '../../../proto/media.ts';
import { pages } from '../../../proto/pages.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { handle } from '../../kit/contract/handle.ts';
import { findMedia, listTags } from '../media-list.ts';
import {
  editionOf,
  type ImageContent,
  ImageDocs,
  SORT_NAME,
  toImage,
  toSortName,
  WITHOUT_ALT,
} from '../media.store.ts';
import { ImageRepository } from '../repositories.ts';

const byUpload = { by: 'uploadedOn', value: ({ uploadedOn }: ImageContent) => uploadedOn };
const sorts = {
  newest: { ...byUpload, direction: 'desc' },
  oldest: { ...byUpload, direction: 'asc' },
  name: { by: SORT_NAME, value: ({ name }: ImageContent) => toSortName(name), direction: 'asc' },
} as const;

export const loadGallery = handle(
  media.calls.loadGallery,
  { images: ImageDocs, bus: BUS },
  async ({ limit, currentPage, search, withoutAlt, unused, tag, sort }, caller, { images, bus }) => {
    const filter = withoutAlt === undefined ? {} : { [WITHOUT_ALT]: withoutAlt };
    const find = (part: Part) => findMedia(images.draft, { search, tag, filter, sort: sorts[sort], ...part });
    const skip = (currentPage - 1) * limit;
    if (unused === undefined) {
      const { found, total } = await find({ skip, limit });
      return { images: found.map(toImage), total };
    }
    const chosen = await findByUse(unused, find, (ids) => bus.call(pages.calls.findUsedPictures, { ids }, caller));
    return { images: chosen.slice(skip, skip + limit).map(toImage), total: chosen.length };
  },
);

const BATCH = 500;

interface Part {
  skip: number;
  limit: number;
}

/** Another service knows the uses, so all pictures are compared with them. */
async function findByUse<I extends { _id: string }>(
  unused: boolean,
  find: (part: Part) => Promise<{ found: I[] }>,
  findUsed: (ids: string[]) => Promise<{ ids: string[] }>,
): Promise<I[]> {
  const chosen: I[] = [];
  for (let skip = 0; ; skip += BATCH) {
    const { found } = await find({ skip, limit: BATCH });
    const used = new Set((await findUsed(found.map(({ _id }) => _id))).ids);
    chosen.push(...found.filter(({ _id }) => used.has(_id) !== unused));
    if (found.length < BATCH) return chosen;
  }
}

export const galleryTags = handle(
  media.calls.galleryTags,
  { images: ImageDocs },
  async (_input, _caller, { images }) => ({
    tags: await listTags(images.draft),
  }),
);

export const loadImage = handle(
  media.calls.loadImage,
  { images: ImageRepository },
  async ({ _id }, _caller, { images }) => toImage(await images.get(_id)),
);

export const loadEditions = handle(
  media.calls.loadEditions,
  { images: ImageDocs },
  async ({ ids }, _caller, { images }) => {
    const found = await images.draft.find({ _id: { in: ids } });
    const editions = found.flatMap((image): [string, string][] => {
      const edition = editionOf(image);
      return edition === undefined ? [] : [[image._id, edition]];
    });
    return { editions: Object.fromEntries(editions) };
  },
);
