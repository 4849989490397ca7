import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import { onLadder } from '../../../proto/entities/rendition-ladder.ts';
import { type Caller, hasRole } from '../../../proto/permissions.ts';
import { networkOf } from '../../kit/limits/network-of.ts';
import { shownImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { planned } from '../rendition/plan.ts';
import { originalKey } from '../rendition/rendition-key.ts';
import { Renditions } from '../rendition/renditions.ts';

type Call = typeof media.calls.openImage;

export class OpenImage extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(OpenImage)
export class OpenImageHandler implements IQueryHandler<OpenImage> {
  constructor(
    private readonly images: ImageRepository,
    private readonly renditions: Renditions,
  ) {}

  async execute({ input: { _id, rendition, webp }, caller }: OpenImage): Promise<OutOf<Call>> {
    const image = shownImage(await this.images.get(_id));
    const { user, source } = caller;
    const isEditor = hasRole(user);
    const plan = planned(image, isEditor ? rendition : onLadder(rendition), webp);
    if (plan) {
      const share = isEditor ? `user ${user!._id}` : source && networkOf(source);
      return this.renditions.open(image, plan, { source: share, isEditor });
    }
    const { name, type, size } = image;
    return { key: originalKey(_id), name, type, size };
  }
}
