import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { toImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { receivePicture } from '../picture/receive-picture.ts';
import { originalKey } from '../rendition/rendition-key.ts';
import { withExtension, toDisplayText } from '../display-name.ts';

export const uploadImage = handle(
  media.calls.uploadImage,
  { files: FILES, clock: CLOCK, uploads: IncomingUploads, images: ImageRepository },
  ({ upload, alt }, caller, { uploads, clock, files, images }) => {
    requireCapability(caller, 'media');
    return uploads.process(upload, media.calls.uploadImage.upload.maxBytes, async (sent) => {
      const { name, format, content, store } = await receivePicture(sent, upload);
      const image = {
        version: 'v2' as const,
        name: withExtension(format, name),
        ...content,
        alt: toDisplayText(alt),
        uploadedOn: clock.now().toISOString(),
      };
      return toImage(await images.add(image, toAuthor(caller), (_id) => store(files, originalKey({ _id }))));
    });
  },
);
