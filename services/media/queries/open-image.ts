import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { shownImage } from '../media.store.ts';
import { ImageShelf } from '../picture/image-shelf.ts';
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
    private readonly shelf: ImageShelf,
    private readonly renditions: Renditions,
  ) {}

  async execute({ input: { _id, rendition, webp } }: OpenImage): Promise<OutOf<Call>> {
    const image = shownImage(await this.shelf.get(_id));
    const plan = planned(image, rendition, webp);
    if (plan) return this.renditions.open(image, plan);
    const { name, type, size } = image;
    return { key: originalKey(_id), name, type, size };
  }
}
