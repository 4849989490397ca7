import { Inject, Injectable } from '@nestjs/common';
import type { File } from '../../../proto/entities/image.ts';
import { derivedSubstringIndex } from '../../kit/versioned/tables.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { FILE_DOCUMENTS, type FileContent, SORT_NAME, toFile, toSortName } from '../media.store.ts';
import { findTagged } from '../tags.ts';

interface FileQuery {
  search: string;
  tag?: string;
  skip: number;
  limit: number;
}

@Injectable()
export class FileList {
  constructor(@Inject(FILE_DOCUMENTS) private readonly documents: Versioned<FileContent>) {}

  async find({ search, tag = '', ...part }: FileQuery): Promise<{ files: File[]; total: number }> {
    const { found, total } =
      tag === ''
        ? await derivedSubstringIndex.find(this.documents.draft, {
            filter: {},
            text: search.trim(),
            sort: { by: SORT_NAME, value: ({ name }) => toSortName(name), direction: 'asc' },
            ...part,
          })
        : await findTagged(this.documents.draft, { tag, search, sort: { [SORT_NAME]: 'asc' }, ...part });
    return { files: found.map(toFile), total };
  }
}
