import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';

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
  constructor(private readonly documents: FileRepository) {}

  async execute({ input: { _id } }: OpenFile): Promise<OutOf<Call>> {
    const { name, type, size } = await this.documents.get(_id);
    return { key: fileKey(_id), name, type, size };
  }
}
