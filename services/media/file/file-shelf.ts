import { Inject, Injectable } from '@nestjs/common';
import type { Announcer } from '../../kit/bus/facts.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Files } from '../../kit/files/files.ts';
import type { Collection } from '../../kit/store/store.ts';
import { ANNOUNCER, CLOCK, FILES } from '../../kit/tokens.ts';
import { FILE_DOCUMENTS, type KeptFile } from '../media.store.ts';
import { Shelf } from '../shelf.ts';

export const fileKey = (id: string): string => `docs/${id}`;

@Injectable()
export class FileShelf extends Shelf<KeptFile> {
  constructor(
    @Inject(FILE_DOCUMENTS) rows: Collection<KeptFile>,
    @Inject(FILES) files: Files,
    @Inject(CLOCK) clock: Clock,
    @Inject(ANNOUNCER) announcer: Announcer,
  ) {
    super({
      what: 'file',
      rows,
      clock,
      announcer,
      searched: ({ name, description }) => [name, description],
      discard: (id) => files.remove(fileKey(id)),
    });
  }
}
