import { Injectable } from '@nestjs/common';
import type { DataOf, EventEnvelope } from '../../../proto/contract.ts';
import type { regions } from '../../../proto/regions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { Indexer } from '../indexer.ts';

/** Pages of a region that is not published are not found. */
@Injectable()
export class FollowRegion {
  constructor(
    private readonly regions: KnownRegions,
    private readonly indexer: Indexer,
  ) {}

  async run(data: DataOf<typeof regions.events.changed>, envelope: EventEnvelope): Promise<void> {
    await this.regions.learn(data, envelope);
    // Once more even when it was no news: a crash may have come between the two.
    await this.indexer.followRegion(envelope.documentId);
  }
}
