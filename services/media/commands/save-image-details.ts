import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { shownImage } from '../media.store.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { shownText } from '../shown-name.ts';

type Call = typeof media.calls.saveImageDetails;

export class SaveImageDetails extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SaveImageDetails)
export class SaveImageDetailsHandler implements ICommandHandler<SaveImageDetails> {
  constructor(private readonly images: ImageRepository) {}

  async execute({ input: { _id, alt }, caller }: SaveImageDetails): Promise<OutOf<Call>> {
    permit(caller, 'media');
    return shownImage(await this.images.change(_id, { alt: shownText(alt) }, authorOf(caller)));
  }
}
