import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { ImageShelf } from '../picture/image-shelf.ts';
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
    private readonly shelf: ImageShelf,
    private readonly uses: Uses,
  ) {}

  async execute({ input: { id }, caller }: RemoveImage): Promise<OutOf<Call>> {
    permit(caller, 'media');
    await this.uses.refuseUsedImage(await this.shelf.get(id), caller);
    await this.shelf.remove(id, authorOf(caller)._id);
    return { _id: id };
  }
}
