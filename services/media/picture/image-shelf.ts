import { Inject, Injectable } from '@nestjs/common';
import type { Announcer } from '../../kit/bus/facts.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Files } from '../../kit/files/files.ts';
import type { Collection } from '../../kit/store/store.ts';
import { ANNOUNCER, CLOCK, FILES } from '../../kit/tokens.ts';
import { IMAGES, type KeptImage } from '../media.store.ts';
import { folderOf } from '../rendition/rendition-key.ts';
import { Shelf } from '../shelf.ts';

@Injectable()
export class ImageShelf extends Shelf<KeptImage> {
  constructor(
    @Inject(IMAGES) rows: Collection<KeptImage>,
    @Inject(FILES) files: Files,
    @Inject(CLOCK) clock: Clock,
    @Inject(ANNOUNCER) announcer: Announcer,
  ) {
    super({
      what: 'image',
      rows,
      clock,
      announcer,
      searched: ({ name, alt }) => [name, alt],
      discard: (id) => files.removeAll(folderOf(id)),
    });
  }
}
