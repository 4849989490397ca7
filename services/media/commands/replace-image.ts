import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { FILES } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { changeExtension } from '../display-name.ts';
import { requireEdition } from '../edition.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { toImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { receivePicture } from '../picture/receive-picture.ts';
import { withCropSize } from '../rendition/crop-size.ts';
import { UsageChecker } from '../usage-checker.ts';
import { originalKey } from '../rendition/rendition-key.ts';

export const replaceImage = handle(
  media.calls.replaceImage,
  { files: FILES, uploads: IncomingUploads, images: ImageRepository, uses: UsageChecker },
  async ({ upload, _id, edition }, caller, { uploads, files, images, uses }) => {
    requireCapability(caller, 'media');
    await uses.requireReplaceable('image', _id, caller);
    return uploads.process(upload, media.calls.replaceImage.upload.maxBytes, async (sent) => {
      requireEdition(edition, await images.get(_id));
      const { format, content, store } = await receivePicture(sent, upload);
      const replaced = await images.replace(
        _id,
        toAuthor(caller),
        (bytesId) => store(files, originalKey({ _id, bytesId })),
        (current, bytesId) => {
          requireEdition(edition, current);
          return { ...withCropSize(current, content), name: changeExtension(format, current.name), bytesId };
        },
      );
      return toImage(replaced);
    });
  },
);
