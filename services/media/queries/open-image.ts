import { media } from '../../../proto/media.ts';
import { onLadder } from '../../../proto/entities/rendition-ladder.ts';
import { hasRole } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { networkOf } from '../../kit/limits/network-of.ts';
import { shownImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { planned } from '../rendition/plan.ts';
import { originalKey } from '../rendition/rendition-key.ts';
import { Renditions } from '../rendition/renditions.ts';

export const openImage = handle(
  media.calls.openImage,
  { images: ImageRepository, renditions: Renditions },
  async ({ _id, rendition, webp }, caller, { images, renditions }) => {
    const image = shownImage(await images.get(_id));
    const { user, source } = caller;
    const isEditor = hasRole(user);
    const plan = planned(image, isEditor ? rendition : onLadder(rendition), webp);
    if (plan) {
      const share = isEditor ? `user ${user!._id}` : source && networkOf(source);
      return renditions.open(image, plan, { source: share, isEditor });
    }
    const { name, type, size } = image;
    return { key: originalKey(_id), name, type, size };
  },
);
