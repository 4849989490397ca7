import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { FileRepository } from '../file/file-repository.ts';
import { Uses } from '../uses.ts';

type Call = typeof media.calls.removeFile;

export class RemoveFile extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RemoveFile)
export class RemoveFileHandler implements ICommandHandler<RemoveFile> {
  constructor(
    private readonly documents: FileRepository,
    private readonly uses: Uses,
  ) {}

  async execute({ input: { _id }, caller }: RemoveFile): Promise<OutOf<Call>> {
    permit(caller, 'media');
    await this.uses.refuseUsedFile(await this.documents.get(_id), caller);
    await this.documents.remove(_id, authorOf(caller));
    return { _id };
  }
}
