import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { Uses } from '../uses.ts';

type Call = typeof media.calls.removeImage;

export class RemoveImage extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RemoveImage)
export class RemoveImageHandler implements ICommandHandler<RemoveImage> {
  constructor(
    private readonly images: ImageRepository,
    private readonly uses: Uses,
  ) {}

  async execute({ input: { id }, caller }: RemoveImage): Promise<OutOf<Call>> {
    permit(caller, 'media');
    await this.uses.refuseUsedImage(await this.images.get(id), caller);
    await this.images.remove(id, authorOf(caller));
    return { _id: id };
  }
}
