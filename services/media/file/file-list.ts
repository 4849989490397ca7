import { Inject, Injectable } from '@nestjs/common';
import type { File } from '../../../proto/entities/image.ts';
import { findContaining } from '../../kit/store/find-containing.ts';
import type { Collection } from '../../kit/store/store.ts';
import { FILE_DOCUMENTS, type KeptFile, shownFile } from '../media.store.ts';

/** The files by name, in any case; searched in names and descriptions. */
@Injectable()
export class FileList {
  constructor(@Inject(FILE_DOCUMENTS) private readonly rows: Collection<KeptFile>) {}

  async find(search: string, part: { skip: number; limit: number }): Promise<{ files: File[]; total: number }> {
    const { found, total } = await findContaining(this.rows, {
      filter: { present: true },
      text: search.trim(),
      fields: ['name', 'description'],
      grams: 'grams',
      sort: { by: 'sortName', direction: 'asc' },
      ...part,
    });
    return { files: found.map(shownFile), total };
  }
}
