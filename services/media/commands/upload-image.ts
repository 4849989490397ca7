import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { toImage } from '../media.store.ts';
import { formatOfMimeType } from '../picture/formats.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import { originalKey } from '../rendition/rendition-key.ts';
import { withExtension, toDisplayName, toDisplayText } from '../display-name.ts';

export const uploadImage = handle(
  media.calls.uploadImage,
  { files: FILES, clock: CLOCK, uploads: IncomingUploads, images: ImageRepository },
  ({ upload, alt }, caller, { uploads, clock, files, images }) => {
    requireCapability(caller, 'media');
    return uploads.process(upload, media.calls.uploadImage.upload.maxBytes, async (sent) => {
      const called = toDisplayName(upload.name, 'picture');
      const { bytes, type, width, height } = await inspectPicture(sent, called);
      const image = {
        version: 'v2' as const,
        name: withExtension(formatOfMimeType(type)!, called),
        type,
        width,
        height,
        size: bytes.length,
        alt: toDisplayText(alt),
        uploadedOn: clock.now().toISOString(),
      };
      const store = async (id: string) => void (await files.put(originalKey(id), bytes, { type }));
      return toImage(await images.add(image, toAuthor(caller), store));
    });
  },
);
