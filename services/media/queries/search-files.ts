import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { FileList } from '../file/file-list.ts';

const MOST = 100;

type Call = typeof media.calls.searchFiles;

export class SearchFiles extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(SearchFiles)
export class SearchFilesHandler implements IQueryHandler<SearchFiles> {
  constructor(private readonly list: FileList) {}

  async execute({ input: { search } }: SearchFiles): Promise<OutOf<Call>> {
    const { files } = await this.list.find(search, { skip: 0, limit: MOST });
    return { files };
  }
}
