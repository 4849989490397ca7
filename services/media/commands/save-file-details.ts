import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { FileRepository } from '../file/file-repository.ts';
import { shownFile } from '../media.store.ts';
import { namedAs, shownName, shownText } from '../shown-name.ts';

type Call = typeof media.calls.saveFileDetails;

export class SaveFileDetails extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SaveFileDetails)
export class SaveFileDetailsHandler implements ICommandHandler<SaveFileDetails> {
  constructor(private readonly documents: FileRepository) {}

  async execute({ input: { _id, ...sent }, caller }: SaveFileDetails): Promise<OutOf<Call>> {
    permit(caller, 'media');
    const { fileType } = await this.documents.get(_id);
    const name = namedAs(fileType.ext, shownName(sent.name, 'file'));
    const changes = { name, description: shownText(sent.description) };
    return shownFile(await this.documents.change(_id, changes, authorOf(caller)));
  }
}
