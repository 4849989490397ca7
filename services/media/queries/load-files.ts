import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { FileList } from '../file/file-list.ts';

type Call = typeof media.calls.loadFiles;

export class LoadFiles extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadFiles)
export class LoadFilesHandler implements IQueryHandler<LoadFiles> {
  constructor(private readonly list: FileList) {}

  async execute({ input: { page, size, search } }: LoadFiles): Promise<OutOf<Call>> {
    return this.list.find(search, { skip: (page - 1) * size, limit: size });
  }
}
