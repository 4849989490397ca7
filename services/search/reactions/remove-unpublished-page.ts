import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { Indexer } from '../indexer.ts';

@Injectable()
export class RemoveUnpublishedPage {
  constructor(private readonly indexer: Indexer) {}

  run({ documentId, revision }: EventEnvelope): Promise<void> {
    return this.indexer.drop(documentId, revision);
  }
}
