import { roundToSteps } from '../../../proto/entities/rendition-steps.ts';
import { media } from '../../../proto/media.ts';
import { hasRole } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { editionOf } from '../media.store.ts';
import { planRendition } from '../rendition/plan.ts';
import { Renditions } from '../rendition/renditions.ts';
import { originalKey } from '../rendition/stored-renditions.ts';
import { ImageRepository } from '../repositories.ts';
import { ShareCards } from '../share-card/share-cards.ts';

export const openImage = handle(
  media.calls.openImage,
  { images: ImageRepository, renditions: Renditions },
  async ({ _id, rendition, webp }, caller, { images, renditions }) => {
    const image = await images.get(_id);
    const edition = editionOf(image);
    const current = edition === undefined ? {} : { edition };
    const { user, source } = caller;
    const isEditor = hasRole(user);
    const plan = planRendition(image, isEditor ? rendition : roundToSteps(rendition), webp);
    if (plan) {
      const share = isEditor ? `user ${user!._id}` : source;
      return { ...(await renditions.open(image, plan, { source: share, isEditor })), ...current };
    }
    const { name, type, size } = image;
    return { key: originalKey(image), name, type, size, ...current };
  },
);

export const openShareCard = handle(media.calls.openShareCard, { cards: ShareCards }, (card, { source }, { cards }) =>
  cards.open(card, source),
);
