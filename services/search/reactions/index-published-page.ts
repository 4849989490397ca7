import { Injectable } from '@nestjs/common';
import type { DataOf } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import { Indexer } from '../indexer.ts';

@Injectable()
export class IndexPublishedPage {
  constructor(private readonly indexer: Indexer) {}

  run({ page }: DataOf<typeof pages.events.published>): Promise<void> {
    return this.indexer.keep(page);
  }
}
