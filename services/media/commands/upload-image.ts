import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { Arrivals } from '../arrivals.ts';
import { shownImage } from '../media.store.ts';
import { formatOf } from '../picture/formats.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import { originalKey } from '../rendition/rendition-key.ts';
import { namedAs, shownName, shownText } from '../shown-name.ts';

export const uploadImage = handle(
  media.calls.uploadImage,
  { files: FILES, clock: CLOCK, arrivals: Arrivals, images: ImageRepository },
  ({ upload, alt }, caller, { arrivals, clock, files, images }) => {
    permit(caller, 'media');
    return arrivals.take(upload, media.calls.uploadImage.upload.maxBytes, async (sent) => {
      const called = shownName(upload.name, 'picture');
      const { bytes, type, width, height } = await inspectPicture(sent, called);
      const image = {
        version: 'v2' as const,
        name: namedAs(formatOf(type)!, called),
        type,
        width,
        height,
        size: bytes.length,
        alt: shownText(alt),
        uploadedOn: clock.now().toISOString(),
      };
      const store = async (id: string) => void (await files.put(originalKey(id), bytes, { type }));
      return shownImage(await images.add(image, authorOf(caller), store));
    });
  },
);
