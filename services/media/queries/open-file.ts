import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { fileKey, FileShelf } from '../file/file-shelf.ts';

type Call = typeof media.calls.openFile;

export class OpenFile extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(OpenFile)
export class OpenFileHandler implements IQueryHandler<OpenFile> {
  constructor(private readonly shelf: FileShelf) {}

  async execute({ input: { _id } }: OpenFile): Promise<OutOf<Call>> {
    const { name, type, size } = await this.shelf.get(_id);
    return { key: fileKey(_id), name, type, size };
  }
}
