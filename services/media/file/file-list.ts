import { Inject, Injectable } from '@nestjs/common';
import type { File } from '../../../proto/entities/image.ts';
import { findBySubstring } from '../../kit/store/find-by-substring.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { FILE_DOCUMENTS, type FileContent, toFile, toSortName } from '../media.store.ts';

@Injectable()
export class FileList {
  constructor(@Inject(FILE_DOCUMENTS) private readonly documents: Versioned<FileContent>) {}

  async find(search: string, part: { skip: number; limit: number }): Promise<{ files: File[]; total: number }> {
    const { found, total } = await findBySubstring(this.documents.draft, {
      filter: {},
      text: search.trim(),
      fields: ['name', 'description'],
      grams: '_keys.grams',
      sort: { by: '_keys.sortName', value: ({ name }) => toSortName(name), direction: 'asc' },
      ...part,
    });
    return { files: found.map(toFile), total };
  }
}
