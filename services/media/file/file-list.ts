import { Inject, Injectable } from '@nestjs/common';
import type { File } from '../../../proto/entities/image.ts';
import { derivedSubstringIndex } from '../../kit/versioned/derived-field.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { FILE_DOCUMENTS, type FileContent, SORT_NAME, toFile, toSortName } from '../media.store.ts';

@Injectable()
export class FileList {
  constructor(@Inject(FILE_DOCUMENTS) private readonly documents: Versioned<FileContent>) {}

  async find(search: string, part: { skip: number; limit: number }): Promise<{ files: File[]; total: number }> {
    const { found, total } = await derivedSubstringIndex.find(this.documents.draft, {
      filter: {},
      text: search.trim(),
      fields: ['name', 'description'],
      sort: { by: SORT_NAME, value: ({ name }) => toSortName(name), direction: 'asc' },
      ...part,
    });
    return { files: found.map(toFile), total };
  }
}
