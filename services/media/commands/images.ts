import type { FocalPoint } from '../../../proto/entities/image.ts';
import { media } from '../../../proto/media.ts';
import { normalizeTags } from '../../../proto/unicode.ts';
import { requireCapability } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/clock.ts';
import { FILES } from '../../kit/files/files.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { changeExtension, toDisplayText, withExtension } from '../display-name.ts';
import { IncomingUploads } from '../incoming-uploads.ts';
import { type ImageContent, requireEdition, toImage } from '../media.store.ts';
import { receivePicture } from '../picture/receive-picture.ts';
import { originalKey } from '../rendition/stored-renditions.ts';
import { ImageRepository } from '../repositories.ts';
import { UsageChecker } from '../usage-checker.ts';

const dependencies = {
  images: ImageRepository,
  uploads: IncomingUploads,
  uses: UsageChecker,
  files: FILES,
  clock: CLOCK,
};

export const uploadImage = handle(
  media.calls.uploadImage,
  dependencies,
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

export const replaceImage = handle(
  media.calls.replaceImage,
  dependencies,
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

export const saveImageDetails = handle(
  media.calls.saveImageDetails,
  dependencies,
  async ({ _id, alt, tags, focalPoint }, caller, { images }) => {
    requireCapability(caller, 'media');
    const changes = {
      ...(alt !== undefined && { alt: toDisplayText(alt) }),
      ...(tags && { tags: normalizeTags(tags) }),
      ...(focalPoint !== undefined && { focalPoint: toFocalPoint(focalPoint) }),
    };
    return toImage(await images.change(_id, changes, toAuthor(caller)));
  },
);

export const removeImage = handle(media.calls.removeImage, dependencies, async ({ id }, caller, { uses, images }) => {
  requireCapability(caller, 'media');
  await uses.requireUnusedImage(await images.get(id), caller);
  await images.remove(id, toAuthor(caller));
  return { _id: id };
});

const STEPS = 1000;

/** The centre is stored as undefined, so that a picture without changes keeps its address. */
function toFocalPoint(point: FocalPoint | null): FocalPoint | undefined {
  if (!point) return undefined;
  const [x, y] = [round(point.x), round(point.y)];
  return x === 0.5 && y === 0.5 ? undefined : { x, y };
}

const round = (part: number): number => Math.round(part * STEPS) / STEPS;

type Size = Pick<ImageContent, 'width' | 'height'>;

/** Pages store crops in pixels of the original picture, so its size is stored with each replacement. */
function withCropSize<T extends Size & Pick<ImageContent, 'cropSize'>, C extends Size>(
  { cropSize, ...replaced }: T,
  content: C,
): Omit<T, 'cropSize'> & C & Pick<ImageContent, 'cropSize'> {
  const { width, height } = cropSize ?? replaced;
  const isSame = width === content.width && height === content.height;
  return { ...replaced, ...content, ...(!isSame && { cropSize: { width, height } }) };
}
