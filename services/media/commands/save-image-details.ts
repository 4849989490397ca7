import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { shownImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { shownText } from '../shown-name.ts';

export const saveImageDetails = handle(
  media.calls.saveImageDetails,
  { images: ImageRepository },
  async ({ _id, alt }, caller, { images }) => {
    permit(caller, 'media');
    return shownImage(await images.change(_id, { alt: shownText(alt) }, authorOf(caller)));
  },
);
