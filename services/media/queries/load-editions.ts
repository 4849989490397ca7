import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { editionOf } from '../edition.ts';
import { IMAGES } from '../media.store.ts';

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
